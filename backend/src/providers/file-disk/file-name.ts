import { createHash, randomUUID } from "node:crypto";
import path from "node:path";

/** A name that its maker derived from the content or drew by lot, such as that of a picture's two sizes. */
const madeName = /^[a-f0-9]{16,64}(-400)?\.(webp|mp4|webm|ogg)$/;

/** Extensions that are served with their own type; anything else is kept as bytes to download. */
const extensions = new Set([
  ".webp",
  ".png",
  ".jpg",
  ".jpeg",
  ".gif",
  ".avif",
  ".mp4",
  ".webm",
  ".ogg",
  ".csv",
  ".pdf",
]);

/**
 * The name that a file is kept under: the hash of its content, so that equal files are one, a changed file has
 * another address, and no name from outside reaches the disk.
 */
export function fileName(given: string, content: Buffer): string {
  if (madeName.test(given)) return given;
  const hash = createHash("sha256").update(content).digest("hex");
  return `${hash}${extensionOf(given)}`;
}

/** A name that nobody else's file has and nobody guesses, for files whose content is private or not known yet. */
export const freshName = (given: string): string => `${randomUUID()}${extensionOf(given)}`;

function extensionOf(given: string): string {
  const extension = path.extname(given).toLowerCase();
  return extensions.has(extension) ? extension : ".bin";
}
