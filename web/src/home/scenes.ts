/** A picture for each game: `scenes/Trok.svelte` is that of `trok`. */
import type { Component } from "svelte";
import Any from "./scenes/Any.svelte";

const found = import.meta.glob<Component>("./scenes/*.svelte", { eager: true, import: "default" });
const scenes = new Map(
  Object.entries(found).map(([path, scene]) => [
    path.slice("./scenes/".length, -".svelte".length).toLowerCase(),
    scene,
  ]),
);

export const sceneOf = (game: string): Component => scenes.get(game) ?? Any;
