import type { FileKind } from "@haat/api-contract/file/rules";

/** One of the stored files of an upload. */
export type Copy = {
  /** The part of its name after the common prefix: `-cf3e9da-1600.webp`, `.mp4`. */
  ending: string;
  type: string;
  content: Buffer;
};

/** A file from a form, checked by content and ready to be stored. The first copy is the file itself. */
export type Upload = { kind: FileKind; copies: readonly [Copy, ...Copy[]] };
