/** The pictures by the key of the card; a data file may name prey that nobody has drawn. */
import type { Component } from "svelte";

const files = import.meta.glob<Component>(["./hunters/*.svelte", "./prey/*.svelte"], {
  eager: true,
  import: "default",
});

const PICTURES = new Map(
  Object.entries(files).map(([path, picture]) => [path.replace(/^.*\/|\.svelte$/g, ""), picture]),
);

export const picture = (key: string): Component | undefined => PICTURES.get(key);
