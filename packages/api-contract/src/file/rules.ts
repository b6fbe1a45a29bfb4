import { fileKind, fileStartBytes } from "./file-kind";
import { fileMessages } from "./messages";

/** Kinds of files, detected from their content, with the media type that they are served with. */
export const fileTypes = {
  png: "image/png",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  mp4: "video/mp4",
  webm: "video/webm",
  ogg: "video/ogg",
  pdf: "application/pdf",
} as const;
export type FileKind = keyof typeof fileTypes;

/** The rule for one file field of a form. Both sides check it: the screen before sending, the server by the content. */
export type FileRule = {
  /** Maximum number of files. */
  max: number;
  kinds: readonly FileKind[];
  /** Maximum size of one file in bytes. */
  bytes: number;
  /** Messages, as whole sentences. */
  tooLarge: string;
  wrongKind: string;
};

const picture = {
  max: 1,
  bytes: 5 * 1024 * 1024,
  tooLarge: fileMessages.pictureTooLarge,
};

export const reviewPictureRule = {
  ...picture,
  kinds: ["png", "jpeg", "gif", "webp", "avif"],
  wrongKind: fileMessages.notReviewPicture,
} as const satisfies FileRule;

export const returnPictureRule = {
  ...picture,
  kinds: ["png", "jpeg", "gif"],
  wrongKind: fileMessages.notReturnPicture,
} as const satisfies FileRule;

/** A picture of a product, a category or a banner. */
export const shopPictureRule = {
  ...picture,
  kinds: ["png", "jpeg", "gif", "webp", "avif"],
  wrongKind: fileMessages.notPicture,
} as const satisfies FileRule;

/** A seller's document, which is private. */
export const documentRule = {
  ...picture,
  kinds: ["png", "jpeg", "webp", "pdf"],
  wrongKind: fileMessages.notDocument,
} as const satisfies FileRule;

export const videoRule = {
  max: 1,
  bytes: 50 * 1024 * 1024,
  kinds: ["mp4", "webm", "ogg"],
  tooLarge: fileMessages.videoTooLarge,
  wrongKind: fileMessages.notVideo,
} as const satisfies FileRule;

/** Checks a file with the server's rule; returns the error message, or null. */
export async function fileProblem(file: Blob, rule: FileRule): Promise<string | null> {
  if (file.size > rule.bytes) return rule.tooLarge;
  try {
    const kind = fileKind(new Uint8Array(await file.slice(0, fileStartBytes).arrayBuffer()));
    return kind && rule.kinds.includes(kind) ? null : rule.wrongKind;
  } catch {
    // The file was moved or deleted after it was chosen.
    return fileMessages.unreadablePicture;
  }
}
