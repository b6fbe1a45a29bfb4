import { readFileSync } from "node:fs";
import { z } from "zod";
import { recolour } from "./colour";
import { type Drawing, drawing, type Pen } from "./pen";

const collectionSchema = z.object({
  icons: z.record(z.string(), z.object({ body: z.string() })),
  width: z.number().optional(),
  height: z.number().optional(),
});
type Collection = z.infer<typeof collectionSchema>;

const collections = new Map<string, Collection>();

function collection(name: "fluent-emoji" | "noto"): Collection {
  const loaded = collections.get(name);
  if (loaded) return loaded;
  const file = require.resolve(`@iconify-json/${name}/icons.json`);
  const read = collectionSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  collections.set(name, read);
  return read;
}

type Artwork = { body: string; size: number };

/** The artwork used so far, out of thousands. */
const used = new Map<string, Artwork>();

/** The artwork used so far, so that another process can draw the same without loading 128 MB of icon sets. */
export const usedArtwork = (): Record<string, Artwork> => Object.fromEntries(used);

export function knowArtwork(pieces: Readonly<Record<string, Artwork>>): void {
  for (const [name, piece] of Object.entries(pieces)) used.set(name, piece);
}

/** The artwork with a name (the prefix `noto:` selects the other icon set), with the side of its square box. */
function artwork(name: string): Artwork {
  const piece = used.get(name) ?? readArtwork(name);
  used.set(name, piece);
  return piece;
}

function readArtwork(name: string): Artwork {
  const [set, icon] = name.startsWith("noto:") ? (["noto", name.slice(5)] as const) : (["fluent-emoji", name] as const);
  const { icons, width, height } = collection(set);
  const body = icons[icon]?.body;
  if (body === undefined) throw new Error(`No artwork is called "${name}".`);
  return { body, size: width ?? height ?? (set === "noto" ? 128 : 32) };
}

/** The artwork in a square of `size` units at (x, y), recoloured if `colour` is given. */
export function emoji(name: string, x: number, y: number, size: number, pen: Pen, colour?: string): string {
  const art = artwork(name);
  const key = pen.define(() => "").slice(5, -1);
  const body = art.body.replace(/\bid="([^"]+)"/g, `id="${key}$1"`).replace(/url\(#([^)]+)\)/g, `url(#${key}$1)`);
  const own = body.replace(/href="#([^"]+)"/g, `href="#${key}$1"`);
  const scale = size / art.size;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${colour ? recolour(own, colour) : own}</g>`;
}

/** A drawing that is a single piece of artwork, in the product's colour unless `asIs`. */
export function emojiDrawing(name: string, pose: Drawing["pose"] = "stand", asIs = false): Drawing {
  return drawing(800, 800, (pen, look) => emoji(name, -25, -25, 850, pen, asIs ? undefined : look.main), pose);
}
