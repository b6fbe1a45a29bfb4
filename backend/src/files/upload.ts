import type { FileKind } from "@haat/api-contract/file/rules";

/** One of the files that an upload is kept as. */
export type Copy = {
  /** What its name ends in after the part that all copies share: `-cf3e9da-1600.webp`, `.mp4`. */
  ending: string;
  type: string;
  content: Buffer;
};

/** A file that came in a form: judged by its content, and ready to be kept. The first copy is the file itself. */
export type Upload = { kind: FileKind; copies: readonly [Copy, ...Copy[]] };
