import type { Random } from "../random";
import { luminance, shade } from "./colour";

type Stop = readonly [offset: number, colour: string, opacity?: number];
type Point = readonly [number, number];

/**
 * Collects the gradients of one picture. All surfaces are lit from the upper left, so that all products look
 * photographed in the same place. `key` keeps the ids of several drawings in one picture distinct.
 */
export class Pen {
  readonly defs: string[] = [];
  #count = 0;

  constructor(private readonly key: string) {}

  define(make: (id: string) => string): string {
    const id = `${this.key}${this.#count++}`;
    this.defs.push(make(id));
    return `url(#${id})`;
  }

  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [1, 1]): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopTags(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[], at: Point = [0.36, 0.3], radius = 0.8): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${at[0]}" cy="${at[1]}" r="${radius}">${stopTags(stops)}</radialGradient>`,
    );
  }

  /** A flat surface facing the viewer. */
  face(colour: string): string {
    return this.linear([
      [0, shade(colour, lift(colour, 0.34))],
      [0.45, colour],
      [1, shade(colour, -0.22)],
    ]);
  }

  /** An upright cylinder. */
  drum(colour: string): string {
    return this.linear(
      [
        [0, shade(colour, -0.2)],
        [0.14, colour],
        [0.3, shade(colour, lift(colour, 0.5))],
        [0.48, colour],
        [0.86, shade(colour, -0.26)],
        [1, shade(colour, -0.36)],
      ],
      [0, 0],
      [1, 0],
    );
  }

  /** A horizontal cylinder, or anything lit from above. */
  bar(colour: string): string {
    return this.linear(
      [
        [0, shade(colour, lift(colour, 0.4))],
        [0.4, colour],
        [1, shade(colour, -0.3)],
      ],
      [0, 0],
      [0, 1],
    );
  }

  ball(colour: string): string {
    return this.radial([
      [0, shade(colour, lift(colour, 0.55))],
      [0.4, colour],
      [1, shade(colour, -0.34)],
    ]);
  }

  metal(colour = "#c9ccd1"): string {
    return this.linear(
      [
        [0, shade(colour, -0.28)],
        [0.16, shade(colour, 0.2)],
        [0.28, shade(colour, 0.72)],
        [0.44, colour],
        [0.66, shade(colour, -0.24)],
        [0.84, shade(colour, 0.12)],
        [1, shade(colour, -0.34)],
      ],
      [0, 0],
      [1, 0],
    );
  }

  /** A white overlay for highlights that fades downwards. */
  gleam(opacity = 0.5): string {
    return this.linear(
      [
        [0, "#ffffff", opacity],
        [1, "#ffffff", 0],
      ],
      [0, 0],
      [0, 1],
    );
  }

  clip(shape: string, content: string): string {
    const url = this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
    return `<g clip-path="${url}">${content}</g>`;
  }

  /** A repeating tile of `size` units. */
  pattern(size: number, tile: string, turn = 0): string {
    return this.define(
      (id) =>
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${tile}</pattern>`,
    );
  }
}

/** Near-black and near-white surfaces are lightened less, or they would look grey or flat. */
function lift(colour: string, max: number): number {
  const bright = luminance(colour);
  return bright < 0.2 ? max * 0.55 : bright > 0.8 ? max * 0.9 : max;
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
}

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, colour: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const group = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`;
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Describes the product that a drawing shows. */
export interface Look {
  main: string;
  accent: string;
  /** Selects one of the drawing's shapes; any whole number is valid. */
  style: number;
  /** 0 for the front picture, 1 for the second one. */
  view: 0 | 1;
  /** Name of an emoji printed on a pack, cover or label. */
  emblem: string;
  random: Random;
}

export interface Drawing {
  /** Natural size; the object fills it and stands on its lower edge. */
  width: number;
  height: number;
  /** `stand` gets a contact shadow below, `flat` lies on the background and `hang` floats in front of it. */
  pose: "stand" | "flat" | "hang";
  draw: (pen: Pen, look: Look) => string;
}

export const drawing = (
  width: number,
  height: number,
  draw: (pen: Pen, look: Look) => string,
  pose: Drawing["pose"] = "stand",
): Drawing => ({ width, height, pose, draw });
