/**
 * The bytes of an upload: the engine hands them over as base64, text as it is (a CSV of its own making), or as a binary
 * string.
 */
export function decodeContent(content: string, mimeType = ""): Buffer {
  const bytes = Buffer.from(content, "base64");
  if (bytes.toString("base64") === content) return bytes;
  return Buffer.from(content, /^text\/|csv|json|xml/.test(mimeType) ? "utf8" : "binary");
}
