import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Format = "png" | "jpeg" | "gif" | "webp" | "avif";

/** A picture of noise, which does not compress. */
export const aPicture = (format: Format, width = 640, height = 480): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: "teal", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  })
    // How small the file gets is no matter, and AVIF and GIF of noise would take half a minute.
    .toFormat(format, format === "png" || format === "jpeg" ? {} : { effort: format === "gif" ? 1 : 0 })
    .toBuffer();

/** The same as a form field. */
export const aPictureBlob = async (format: Format): Promise<Blob> =>
  new Blob([new Uint8Array(await aPicture(format))], { type: `image/${format}` });

/** A PNG of this many black pixels, in about an eight-thousandth of their memory. */
export function aPixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
