import type { FileKind } from "./rules";

/** Number of bytes that `fileKind` examines. */
export const fileStartBytes = 256;

/** The brands of an ISO media file (AVIF, MP4): the major brand, then the compatible ones. */
function brandsIn(start: string): string[] {
  if (!start.startsWith("ftyp", 4)) return [];
  // The box's length: four bytes, of which the last two are enough.
  const end = start.charCodeAt(2) * 256 + start.charCodeAt(3);
  const brands = [start.slice(8, 12)];
  for (let at = 16; at + 4 <= Math.min(end, start.length); at += 4) brands.push(start.slice(at, at + 4));
  return brands;
}

const isVideoBrand = (brand: string) => /^(iso[m2-9]|mp4[12]|avc1|dash|M4V )$/.test(brand);

/**
 * The kind of a file, detected from its first bytes: its name and type are only claims of the sender. Null for other
 * kinds. A few hundred bytes are enough.
 */
export function fileKind(content: Uint8Array): FileKind | null {
  const start = String.fromCharCode(...content.subarray(0, fileStartBytes));
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (/^GIF8[79]a/.test(start)) return "gif";
  if (start.startsWith("RIFF") && start.startsWith("WEBP", 8)) return "webp";
  if (start.startsWith("%PDF-")) return "pdf";
  if (start.startsWith("OggS")) return "ogg";
  // Matroska starts the same; only WebM has its name in the header that follows.
  if (start.startsWith("\x1aE\xdf\xa3") && start.slice(0, 64).includes("webm")) return "webm";
  const brands = brandsIn(start);
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return brands.some(isVideoBrand) ? "mp4" : null;
}
