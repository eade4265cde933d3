/** Kits that come with a game's own package: modules that the server serves, which draw into elements of the page. */
import type { Component } from "svelte";
import type { Draw, PackageKit } from "./package_kit";
import type { Kit } from "../game/kit";
import PackageDrawing from "./PackageDrawing.svelte";

/** What a package does not bring, or cannot show, is shown as the generic kit does. */
export async function loadKit(address: string, generic: Kit): Promise<Kit> {
  try {
    const { kit } = (await import(/* @vite-ignore */ address)) as { kit: PackageKit };
    await Promise.all(
      (kit.styles ?? []).map((style) => addStyle(new URL(style, new URL(address, location.href)))),
    );
    return adapted(kit, generic);
  } catch (error) {
    console.warn(`the kit at ${address} cannot be loaded`, error);
    return generic;
  }
}

export function adapted({ board, face, back, remove, score, offersAll }: PackageKit, generic: Kit): Kit {
  const drawn = <Given extends object>(draw: Draw<Given>, Fallback: Component<any>): Component<any> =>
    ((anchor: never, given: Given) =>
      (PackageDrawing as Component<any>)(anchor, { draw, given, remove, Fallback })) as Component<any>;
  return {
    Board: drawn(board, generic.Board),
    Face: face ? drawn(face, generic.Face) : generic.Face,
    Back: back ? drawn(back, generic.Back) : generic.Back,
    ...(score && { score }),
    ...(offersAll && { offersAll }),
  };
}

/** Once for each sheet; a board is shown when it has come. */
function addStyle({ href }: URL): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(href));
    document.head.append(link);
  });
}
