import { createHash } from "node:crypto";
import { copyEnding, widthsOf } from "@haat/api-contract/file/picture-copies";
import { at } from "../random";
import { grounds } from "./grounds";
import type { Planned } from "./plan";

/** Increase this when the drawings change, because browsers cache a picture for ever. */
const drawings = 1;

/** A picture's widths in pixels, the widest first. */
export const widthsFor = ({ kind }: Pick<Planned, "kind">): number[] => widthsOf(kind === "banner" ? 1600 : 800);

/** The wall's colour, six hexadecimal digits: most of the picture's area. */
const colourOf = (planned: Planned): string =>
  at(grounds, planned.kind === "product" ? planned.order.ground : planned.ground).wall.slice(1);

/** The common prefix of a picture's file names, 40 hexadecimal digits: a hash of its plan, known before it is drawn. */
export const baseOf = (planned: Planned): string =>
  createHash("sha256")
    .update(JSON.stringify([drawings, planned]))
    .digest("hex")
    .slice(0, 40);

export type PictureFile = { width: number; name: string };

/** A picture's files, starting with the widest, to which pages link. */
export function filesOf(planned: Planned): [PictureFile, ...PictureFile[]] {
  const [widest = 0, ...others] = widthsFor(planned);
  const base = baseOf(planned);
  const file = (width: number) => ({
    width,
    name: base + copyEnding(width, colourOf(planned)),
  });
  return [file(widest), ...others.map(file)];
}
