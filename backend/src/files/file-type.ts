import path from "node:path";
import { fileTypes } from "@haat/api-contract/file/rules";

const { pdf, ...shownTypes } = fileTypes;
/** Types that a browser may display, by extension. */
const shown = new Map<string, string>([
  ...Object.entries(shownTypes).map(([kind, type]) => [`.${kind}`, type] as const),
  [".jpg", fileTypes.jpeg],
]);
const downloads = new Map([
  [".csv", "text/csv; charset=utf-8"],
  [".pdf", pdf],
]);

const extensionOf = (name: string) => path.extname(name).toLowerCase();

/** Whether a browser may display a file instead of saving it. */
export const isShown = (name: string): boolean => shown.has(extensionOf(name));

/** The content type of a file: from its name, never from the sender, whose type could make a browser run it. */
export const typeOf = (name: string): string =>
  shown.get(extensionOf(name)) ?? downloads.get(extensionOf(name)) ?? "application/octet-stream";

/** The extension of a stored file; `.bin` for types that are neither displayed nor offered as a download. */
export function keptExtension(name: string): string {
  const extension = extensionOf(name);
  return shown.has(extension) || downloads.has(extension) ? extension : ".bin";
}

/**
 * The bytes of an upload: the engine passes them as base64, as plain text (a CSV that it made), or as a binary string.
 */
export function decodeContent(content: string, mimeType = ""): Buffer {
  const bytes = Buffer.from(content, "base64");
  if (bytes.toString("base64") === content) return bytes;
  return Buffer.from(content, /^text\/|csv|json|xml/.test(mimeType) ? "utf8" : "binary");
}
