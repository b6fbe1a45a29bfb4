import * as electronics from "./draw/electronics";
import * as fashion from "./draw/fashion";
import * as home from "./draw/home";
import * as kitchen from "./draw/kitchen";
import * as leisure from "./draw/leisure";
import * as packs from "./draw/packs";
import { emojiDrawing } from "./emoji";
import type { Drawing } from "./pen";

const drawings: Record<string, Drawing> = { ...electronics, ...fashion, ...home, ...kitchen, ...packs, ...leisure };

/**
 * The drawing with a name. `emoji:<name>` is artwork from the icon sets in the product's colour, `emoji=<name>` the
 * same in its original colours. Throws on an unknown name, which is a mistake in a table.
 */
export function drawingOf(art: string): Drawing {
  if (art.startsWith("emoji:")) return emojiDrawing(art.slice(6), "stand", false);
  if (art.startsWith("emoji=")) return emojiDrawing(art.slice(6), "stand", true);
  const found = drawings[art];
  if (!found) throw new Error(`No drawing is called "${art}".`);
  return found;
}

export const drawingNames = Object.keys(drawings);
