import path from "node:path";
import { fileTypes } from "@haat/api-contract/file/rules";

const { pdf, ...shownTypes } = fileTypes;
/** Types that a browser may show, by extension. */
const shown = new Map<string, string>([
  ...Object.entries(shownTypes).map(([kind, type]) => [`.${kind}`, type] as const),
  [".jpg", fileTypes.jpeg],
]);
const downloads = new Map([
  [".csv", "text/csv; charset=utf-8"],
  [".pdf", pdf],
]);

const extensionOf = (name: string) => path.extname(name).toLowerCase();

/** Whether a browser may show a file instead of saving it. */
export const isShown = (name: string): boolean => shown.has(extensionOf(name));

/** The type that a file is served as: by its name, never by what its sender says, which a browser would run. */
export const typeOf = (name: string): string =>
  shown.get(extensionOf(name)) ?? downloads.get(extensionOf(name)) ?? "application/octet-stream";

/** The extension that a file is kept with; `.bin` for what would be neither shown nor known to whoever downloads it. */
export function keptExtension(name: string): string {
  const extension = extensionOf(name);
  return shown.has(extension) || downloads.has(extension) ? extension : ".bin";
}

/**
 * The bytes of an upload: the engine hands them over as base64, text as it is (a CSV of its own making), or as a binary
 * string.
 */
export function decodeContent(content: string, mimeType = ""): Buffer {
  const bytes = Buffer.from(content, "base64");
  if (bytes.toString("base64") === content) return bytes;
  return Buffer.from(content, /^text\/|csv|json|xml/.test(mimeType) ? "utf8" : "binary");
}
