/** The picture of a game: `Scene.svelte` in its folder, or a general one. */
import type { Component } from "svelte";
import General from "../../games/generic/Scene.svelte";

const found = import.meta.glob<Component>("../../games/*/Scene.svelte", { eager: true, import: "default" });

export const sceneOf = (game: string): Component => found[`../../games/${game}/Scene.svelte`] ?? General;
