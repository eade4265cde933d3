"""What stands on the box of a game: `{box} trok`."""

from docutils import nodes

from documentation.showing import AboutGame, paragraph

FACTS = {
    "en": ("{seats} players", "{minutes} minutes", "by {authors}", "{publisher}"),
    "fr": ("{seats} joueurs", "{minutes} minutes", "de {authors}", "{publisher}"),
}
AND = {"en": " and ", "fr": " et "}
TO = {"en": " to ", "fr": " à "}


class BoxDirective(AboutGame):
    def run(self) -> list[nodes.Node]:
        game = self.game
        seats = TO[self.language].join(map(str, dict.fromkeys((game.seats[0], game.seats[-1]))))
        authors = AND[self.language].join(game.authors)
        told = {"seats": seats, "minutes": game.minutes, "authors": authors, "publisher": game.publisher}
        facts = " · ".join(fact.format(**told) for fact in FACTS[self.language])
        return [paragraph(self.speaker.say("game-tagline"), classes=["tagline"]), paragraph(facts, classes=["facts"])]
