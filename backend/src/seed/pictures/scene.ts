import { at, randomFrom } from "../random";
import { contactShadow, type Ground, grounds, paintGround } from "./grounds";
import { type Drawing, group, type Look, Pen } from "./pen";

/** The content of one square picture. Colours are `#rrggbb`. */
export interface PictureOrder {
  /** Name of a drawing in the studio's catalogue. */
  art: string;
  main: string;
  accent: string;
  style: number;
  view: 0 | 1;
  emblem: string;
  /** Index of one of the eight backgrounds; wraps around. */
  ground: number;
  /** Colours of further pieces, for multipacks and group pictures. */
  companions: readonly string[];
  /** Seeds all random values of the picture. */
  seed: string;
}

const side = 1000;

/** The SVG of one product picture, 1000 units square. */
export function productScene(order: PictureOrder, drawingOf: (art: string) => Drawing): string {
  const shape = drawingOf(order.art);
  const random = randomFrom(order.seed);
  const pen = new Pen("a");
  const ground = at(grounds, order.ground);
  const look: Look = { ...order, random };
  const flat = shape.pose !== "stand";
  const pieces = [order.main, ...order.companions];
  const second =
    order.view === 1 && sameFromBothSides(shape, look)
      ? at(["pair", "detail", "mirror"] as const, Math.floor(random() * 3))
      : null;
  const placed =
    second === "detail"
      ? closeUp(pen, shape, look, ground, random() < 0.5)
      : second === "pair" && shape.pose === "stand"
        ? severalPieces(pen, shape, look, [order.main, order.main], ground)
        : second
          ? mirrored(onePiece(pen, shape, look, ground, { cx: 500, room: 700, base: 868, turn: 9 }))
          : pieces.length > 1
            ? severalPieces(pen, shape, look, pieces, ground)
            : onePiece(pen, shape, look, ground, {
                cx: 500 + (random() - 0.5) * 24,
                room: order.view === 0 ? 760 : 700,
                base: order.view === 0 ? 880 : 868,
                turn: order.view === 1 && shape.pose === "flat" ? (random() < 0.5 ? -1 : 1) * (6 + random() * 8) : 0,
              });
  return wrap(pen, side, side, paintGround(pen, ground, side, side, flat) + placed);
}

/** Whether the drawing has no distinct second view. */
function sameFromBothSides(shape: Drawing, look: Look): boolean {
  const drawn = (view: 0 | 1) => shape.draw(new Pen("x"), { ...look, view, random: randomFrom("x") });
  return drawn(0) === drawn(1);
}

const mirrored = (content: string) => group(`translate(${side} 0) scale(-1 1)`, content);

/** Enlarged beyond the frame, to show material and details. */
function closeUp(pen: Pen, shape: Drawing, look: Look, ground: Ground, fromRight: boolean): string {
  const near = onePiece(pen, shape, look, ground, { cx: 560, room: 1080, base: 1010, turn: -10 });
  return fromRight ? mirrored(near) : near;
}

interface Place {
  cx: number;
  /** Maximum length of the object's longer side. */
  room: number;
  /** The y position of its lower edge. */
  base: number;
  turn: number;
  /** Stands exactly on `base`, instead of near the middle of a product picture. */
  fixed?: boolean;
}

function onePiece(pen: Pen, shape: Drawing, look: Look, ground: Ground, place: Place): string {
  const scale = Math.min(place.room / shape.width, (place.room * 1.0) / shape.height);
  const width = shape.width * scale;
  const height = shape.height * scale;
  if (shape.pose === "stand") {
    const base = place.fixed ? place.base : Math.min(place.base, 500 + height / 2 + 60);
    return (
      contactShadow(pen, ground, place.cx, base - 4, width * 0.92) +
      group(`translate(${place.cx - width / 2} ${base - height}) scale(${scale})`, shape.draw(pen, look))
    );
  }
  const content = group(
    `translate(${place.cx} 500) rotate(${place.turn}) translate(${-width / 2} ${-height / 2}) scale(${scale})`,
    shape.draw(pen, look),
  );
  return dropShadow(pen, content, shape.pose === "hang" ? 26 : 14);
}

/** The first piece is in front, the others behind it on both sides. */
function severalPieces(pen: Pen, shape: Drawing, look: Look, colours: readonly string[], ground: Ground): string {
  const count = Math.min(3, colours.length);
  const layout =
    count === 2
      ? [
          [400, 0.74, 880],
          [640, 0.68, 800],
        ]
      : [
          [500, 0.66, 890],
          [270, 0.58, 800],
          [740, 0.58, 800],
        ];
  return layout
    .map(([cx = 500, size = 0.6, base = 860], index) =>
      onePiece(pen, shape, { ...look, main: at(colours, index), view: 0 }, ground, {
        cx,
        room: 900 * size,
        base,
        turn: index === 1 ? -7 : index === 2 ? 7 : 0,
      }),
    )
    .reverse()
    .join("");
}

/** A square tile with up to three different objects, the first in front. */
export function tileScene(
  orders: readonly PictureOrder[],
  groundNumber: number,
  drawingOf: (art: string) => Drawing,
): string {
  const ground = at(grounds, groundNumber);
  const places: Place[] = [
    { cx: 500, room: 520, base: 900, turn: 0 },
    { cx: 265, room: 430, base: 790, turn: -6 },
    { cx: 745, room: 430, base: 780, turn: 6 },
  ];
  return groupScene(side, side, orders, places, ground, drawingOf);
}

export const bannerSize = { width: 1600, height: 600 };

/**
 * A wide picture: the left is empty, for the title that the page puts over it. The objects are right of the middle, but
 * close enough to it that a phone's centre crop still shows them.
 */
export function bannerScene(
  orders: readonly PictureOrder[],
  groundNumber: number,
  drawingOf: (art: string) => Drawing,
): string {
  const ground = at(grounds, groundNumber);
  const places: Place[] = [
    { cx: 1130, room: 470, base: 520, turn: 0 },
    { cx: 880, room: 330, base: 555, turn: -5 },
    { cx: 1405, room: 330, base: 550, turn: 5 },
  ];
  return groupScene(bannerSize.width, bannerSize.height, orders, places, ground, drawingOf);
}

function groupScene(
  width: number,
  height: number,
  orders: readonly PictureOrder[],
  places: readonly Place[],
  ground: Ground,
  drawingOf: (art: string) => Drawing,
): string {
  const pen = new Pen("a");
  const pieces = orders.map((order, index) => {
    const look: Look = { ...order, random: randomFrom(order.seed) };
    const shape = { ...drawingOf(order.art), pose: "stand" as const };
    return onePiece(pen, shape, look, ground, { ...at(places, index), fixed: true });
  });
  const [front = "", ...behind] = pieces;
  const arranged = width === height ? [...behind, front] : [front, ...behind];
  return wrap(pen, width, height, paintGround(pen, ground, width, height, false) + arranged.join(""));
}

function dropShadow(pen: Pen, content: string, distance: number): string {
  const filter = pen.define(
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${distance}"/><feOffset dx="${distance * 0.6}" dy="${distance}"/><feComponentTransfer><feFuncA type="linear" slope=".3"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  );
  return `<g filter="${filter}">${content}</g>`;
}

export function wrap(pen: Pen, width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${pen.defs.join("")}</defs>${content}</svg>`;
}
