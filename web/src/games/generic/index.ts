import type { Kit } from "../../lib/game/kit";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";

export const kit: Kit = { Board, Face, Back };
