import type { FileKind } from "@haat/api-contract/file/rules";

/** One of the stored files of an upload. */
export type Copy = {
  /** The part of its name after the common prefix: `-1600.webp`, `-400.webp`, `.mp4`. */
  ending: string;
  type: string;
  content: Buffer;
};

/** A file from a form, checked by content and ready to be stored. The first copy is the file itself. */
export type Upload = { kind: FileKind; copies: readonly [Copy, ...Copy[]] };
