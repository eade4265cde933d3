// boardgame.io on the load's work: four players choose a card in secret, the last choice turns all of them up.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const CARDS = 10;
const PLAYERS = ["0", "1", "2", "3"];

const deal = (random) => random.Shuffle([...Array(CARDS).keys()]);

function reveal(G, random) {
  const best = Math.max(...PLAYERS.map((player) => G.choices[player]));
  G.table = PLAYERS.map((player) => G.choices[player]);
  PLAYERS.filter((player) => G.choices[player] === best).forEach((player) => (G.points[player] += 1));
  G.choices = { 0: null, 1: null, 2: null, 3: null };
  if (G.hands[0].length === 0) PLAYERS.forEach((player) => (G.hands[player] = deal(random)));
}

const game = {
  name: "secret",
  setup: ({ random }) => ({
    hands: Object.fromEntries(PLAYERS.map((player) => [player, deal(random)])),
    choices: { 0: null, 1: null, 2: null, 3: null },
    points: { 0: 0, 1: 0, 2: 0, 3: 0 },
    table: [],
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    choose: {
      move: ({ G, playerID, random }, card) => {
        const hand = G.hands[playerID];
        if (G.choices[playerID] !== null || !hand.includes(card)) return INVALID_MOVE;
        hand.splice(hand.indexOf(card), 1);
        G.choices[playerID] = card;
        if (PLAYERS.every((player) => G.choices[player] !== null)) reveal(G, random);
      },
      client: false,
      ignoreStaleStateID: true,
    },
  },
  playerView: ({ G, playerID }) => ({
    hand: playerID === null ? [] : G.hands[playerID],
    sizes: PLAYERS.map((player) => G.hands[player].length),
    answered: PLAYERS.filter((player) => G.choices[player] !== null),
    points: G.points,
    table: G.table,
  }),
};

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port) }).then(() => console.log("ready"));
