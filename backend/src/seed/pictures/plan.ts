import { categoryTables } from "../data/categories";
import { type ColourKey, palette } from "../data/palette";
import { type ColourChoice, handleOf, readArt, readColours } from "../data/row";
import type { ProductRow } from "../data/tables/table";
import type { SeedShop } from "../data/types";
import { at, hash } from "../random";
import { luminance, toHsl } from "./colour";
import { grounds } from "./grounds";
import type { PictureOrder } from "./scene";

/** A picture to draw: its name in the shop, and its content. */
export type Planned =
  | { name: string; kind: "product"; order: PictureOrder }
  | { name: string; kind: "tile"; orders: PictureOrder[]; ground: number }
  | { name: string; kind: "banner"; orders: PictureOrder[]; ground: number };

const hex = (key: ColourKey) => palette[key].hex;

function orderOf(artText: string, colours: ColourChoice, view: 0 | 1, ground: number, seed: string): PictureOrder {
  return {
    ...readArt(artText),
    main: hex(colours.main),
    accent: hex(colours.accent),
    view,
    ground,
    companions: [],
    seed,
  };
}

/** The wanted background, or the next one against which an object of this colour stands out. */
export function groundFor(colour: string, wanted: number): number {
  for (let step = 0; step < grounds.length; step++) {
    const floor = at(grounds, wanted + step).floor;
    const lighter = Math.abs(luminance(floor) - luminance(colour));
    const { hue, saturation } = toHsl(colour);
    const apart = Math.abs(((toHsl(floor).hue - hue + 540) % 360) - 180);
    if (lighter > 0.22 || (saturation > 0.25 && apart > 70 && lighter > 0.08)) return (wanted + step) % grounds.length;
  }
  return wanted % grounds.length;
}

interface Placed {
  row: ProductRow;
  /** Position in its category, which varies backgrounds and arrangements. */
  index: number;
}

function rowsByHandle(): Map<string, Placed> {
  const found = new Map<string, Placed>();
  for (const { subCategories } of categoryTables) {
    let index = 0;
    for (const { rows } of subCategories) for (const row of rows) found.set(handleOf(row), { row, index: index++ });
  }
  return found;
}

function productPictures(handle: string, { row, index }: Placed, wanted: ReadonlySet<string>): Planned[] {
  const [, , , , art, colourText] = row;
  const colours = readColours(colourText);
  const first = at(colours, 0);
  const ground = groundFor(hex(first.main), index * 3 + Math.floor(index / 8));
  const picture = (name: string, colour: ColourChoice, view: 0 | 1): Planned => ({
    name,
    kind: "product",
    order: orderOf(
      art,
      colour,
      view,
      colour === first ? ground : groundFor(hex(colour.main), ground),
      `${handle} ${view}`,
    ),
  });
  return [
    picture(`${handle}-1`, first, 0),
    picture(`${handle}-2`, first, 1),
    ...colours.slice(1).map((colour) => picture(`${handle}-${colour.main}`, colour, 0)),
  ].filter(({ name }) => wanted.has(name));
}

/** `art/style@emblem | main+accent` */
function orderOfTile(text: string, ground: number, seed: string): PictureOrder {
  const [art = "", colours = ""] = text.split("|").map((part) => part.trim());
  return orderOf(art, at(readColours(colours), 0), 0, ground, seed);
}

const bannerGroups: Record<string, { ground: number; pieces: readonly string[] }> = {
  "banner-electronics": {
    ground: 2,
    pieces: ["television/1 | black+silver", "headphones/0 | red+gold", "phone/1 | indigo+gold"],
  },
  "banner-fashion": {
    ground: 3,
    pieces: ["saree/1 | maroon+gold", "lehenga/0 | magenta+gold", "handbag/3 | green+gold"],
  },
  "banner-home": { ground: 1, pieces: ["sofa/0 | teal+mustard", "tableLamp/0 | ivory+rust", "vase/0 | rust+cream"] },
  "banner-sound": {
    ground: 4,
    pieces: ["speaker/0 | navy+orange", "headphones/1 | purple+gold", "earbuds/0 | white+gold"],
  },
};

/** All pictures of the shop, in a fixed order. */
export function picturesOf(shop: SeedShop): Planned[] {
  const rows = rowsByHandle();
  const products = shop.products.flatMap(({ handle, pictures, variants }) => {
    const placed = rows.get(handle);
    if (!placed) throw new Error(`No table has the product "${handle}".`);
    return productPictures(handle, placed, new Set([...pictures, ...variants.map(({ picture }) => picture)]));
  });
  const tiles = shop.categories.flatMap((category, number): Planned[] => {
    const table = categoryTables.find(({ handle }) => handle === category.handle);
    if (!table) throw new Error(`No table has the category "${category.handle}".`);
    const ground = (number * 3) % grounds.length;
    const ofCategory: Planned = {
      name: category.picture,
      kind: "tile",
      ground,
      orders: table.tile.map((text) => orderOfTile(text, ground, text)),
    };
    const ofSubCategories = table.subCategories
      .filter(({ handle }) => category.subCategories.some((sub) => sub.handle === handle))
      .map(({ handle, rows: [one, two, three] }, index): Planned => {
        const tileGround = (number * 3 + index + 1) % grounds.length;
        return {
          name: `sub-category-${handle}`,
          kind: "tile",
          ground: tileGround,
          orders: [one, two, three].flatMap((row) =>
            row ? [orderOf(row[4], at(readColours(row[5]), hash(handle)), 0, tileGround, row[1])] : [],
          ),
        };
      });
    return [ofCategory, ...ofSubCategories];
  });
  const banners = shop.banners.map(({ picture }): Planned => {
    const found = bannerGroups[picture];
    if (!found) throw new Error(`No group of objects is planned for "${picture}".`);
    return {
      name: picture,
      kind: "banner",
      ground: found.ground,
      orders: found.pieces.map((text) => orderOfTile(text, found.ground, text)),
    };
  });
  return [...banners, ...tiles, ...products];
}
