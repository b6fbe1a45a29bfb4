import { createHash } from "node:crypto";
import { copyEnding, widthsOf } from "@haat/api-contract/file/picture-copies";
import { at } from "../random";
import { grounds } from "./grounds";
import type { Planned } from "./plan";

/** To be raised when the same plan is drawn otherwise: browsers keep a picture for ever. */
const drawings = 1;

/** Widths in pixels that a picture comes in, the widest first. */
export const widthsFor = ({ kind }: Pick<Planned, "kind">): number[] => widthsOf(kind === "banner" ? 1600 : 800);

/** The wall of its ground, six hexadecimal digits: most of what is seen of it. */
const colourOf = (planned: Planned): string =>
  at(grounds, planned.kind === "product" ? planned.order.ground : planned.ground).wall.slice(1);

/** What the names of a picture's files begin with, 40 hexadecimal digits: known by what is on it, before it is drawn. */
export const baseOf = (planned: Planned): string =>
  createHash("sha256")
    .update(JSON.stringify([drawings, planned]))
    .digest("hex")
    .slice(0, 40);

export type PictureFile = { width: number; name: string };

/** The files of a picture, the widest first, which is what pages point to. */
export function filesOf(planned: Planned): [PictureFile, ...PictureFile[]] {
  const [widest = 0, ...others] = widthsFor(planned);
  const base = baseOf(planned);
  const file = (width: number) => ({
    width,
    name: base + copyEnding(width, colourOf(planned)),
  });
  return [file(widest), ...others.map(file)];
}
