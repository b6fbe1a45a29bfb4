import { createHash } from "node:crypto";
import { copyEnding, widthsOf } from "@haat/api-contract/file/picture-copies";
import type { Planned } from "./plan";

/** Increase this when the drawings change, because browsers cache a picture for ever. */
const drawings = 1;

/**
 * A picture's widths in pixels, the widest first. A banner has only one, because its small copy would be cropped, not
 * scaled.
 */
export const widthsFor = ({ kind }: Pick<Planned, "kind">): number[] => (kind === "banner" ? [1600] : widthsOf(800));

/** The common prefix of a picture's file names, 40 hexadecimal digits: a hash of its plan, known before it is drawn. */
export const baseOf = (planned: Planned): string =>
  createHash("sha256")
    .update(JSON.stringify([drawings, planned]))
    .digest("hex")
    .slice(0, 40);

export type PictureFile = { width: number; name: string };

/**
 * A picture's files, starting with the widest, to which pages link. A picture with a single width has no width in its
 * name, so that nobody looks for copies.
 */
export function filesOf(planned: Planned): [PictureFile, ...PictureFile[]] {
  const [widest = 0, ...others] = widthsFor(planned);
  const base = baseOf(planned);
  const file = (width: number) => ({
    width,
    name: `${base}${others.length > 0 ? copyEnding(width) : ".webp"}`,
  });
  return [file(widest), ...others.map(file)];
}
