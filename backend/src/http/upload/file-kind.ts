import type { FileKind } from "@haat/api-contract/file/rules";

const startsWith = (content: Buffer, bytes: string, at = 0) =>
  content.subarray(at, at + bytes.length).equals(Buffer.from(bytes, "latin1"));

/** The names that an ISO media file (AVIF, MP4) gives its format: the major brand, then the compatible ones. */
function brandsOf(content: Buffer): string[] {
  if (!startsWith(content, "ftyp", 4)) return [];
  const end = Math.min(content.readUInt32BE(0), content.length, 256);
  const brands = [content.toString("latin1", 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(content.toString("latin1", at, at + 4));
  return brands;
}

const isVideoBrand = (brand: string) => /^(iso[m2-9]|mp4[12]|avc1|dash|M4V )$/.test(brand);

/** What a file is, told by its first bytes: names and types are only what its sender claims. Null for other kinds. */
export function fileKind(content: Buffer): FileKind | null {
  if (startsWith(content, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(content, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(content, "GIF87a") || startsWith(content, "GIF89a")) return "gif";
  if (startsWith(content, "RIFF") && startsWith(content, "WEBP", 8)) return "webp";
  if (startsWith(content, "OggS")) return "ogg";
  // Matroska has the same start; only WebM names itself so, in the header that follows.
  if (startsWith(content, "\x1aE\xdf\xa3") && content.subarray(0, 64).includes("webm")) return "webm";
  const brands = brandsOf(content);
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  if (brands.some(isVideoBrand)) return "mp4";
  return null;
}
