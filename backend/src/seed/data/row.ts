import { type ColourKey, colourKey } from "./palette";
import { type ProductRow, sizeRuns } from "./tables/table";

export interface ColourChoice {
  main: ColourKey;
  accent: ColourKey;
}

/** `teal+gold, black` */
export function readColours(text: string): ColourChoice[] {
  return text.split(",").map((part) => {
    const [main = "", accent] = part.trim().split("+");
    return { main: colourKey(main), accent: colourKey(accent ?? main) };
  });
}

/** `drawing/style@emblem` */
export function readArt(text: string): { art: string; style: number; emblem: string } {
  const found = text.match(/^(.+)\/(\d+)(?:@(.+))?$/);
  if (!found?.[1]) throw new Error(`"${text}" is not drawing/style@emblem.`);
  return { art: found[1], style: Number(found[2]), emblem: found[3] ?? "lotus" };
}

/** `500 g, 1 kg:+180`, or a key of `sizeRuns`. `extra` is added to the selling price, in rupees. */
export function readSizes(text: string | undefined): { size: string; extra: number }[] {
  if (!text) return [];
  return (sizeRuns[text] ?? text).split(",").map((part) => {
    const [size = "", extra = "0"] = part.trim().split(":");
    return { size, extra: Number(extra) };
  });
}

/** `Label: value | Label: value` */
export function readSpecs(text: string): { label: string; value: string }[] {
  return text.split("|").map((part) => {
    const colon = part.indexOf(":");
    if (colon < 0) throw new Error(`"${part}" is not a label and a value.`);
    return { label: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() };
  });
}

export const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** A product's slug, which also identifies it in the seed: brand and title. */
export const handleOf = ([brand, title]: ProductRow) => slugOf(`${brand} ${title}`);
