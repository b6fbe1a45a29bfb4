import { fileMessages } from "@haat/api-contract/file/messages";
import { copyEnding, widthsOf } from "@haat/api-contract/file/picture-copies";
import { fileTypes } from "@haat/api-contract/file/rules";
import sharp, { type Sharp } from "sharp";
import { Semaphore } from "#database/semaphore";
import { ApiError } from "#errors/api-error";
import type { Upload } from "#files/upload";

/** More than phones usually take; above this a few bytes could exhaust the memory. */
const maxPixels = 50_000_000;
/** Maximum width and height in pixels of a stored picture: twice what a page shows. */
const fullSide = 1600;
const secondsToDecode = 10;

type Written = { data: Buffer; info: { width: number } };

/** Decoding needs memory and a CPU, so uploads are queued. */
const semaphore = new Semaphore(2);

/**
 * Decodes and re-encodes a picture in several widths, which strips everything else in the file: location, names,
 * scripts, other frames.
 *
 * @throws ApiError 413 for too many pixels, 415 for what cannot be decoded.
 */
export function readyPicture(content: Buffer): Promise<Upload["copies"]> {
  return semaphore.run(async () => {
    const { data, info } = await decode(content);
    const [, ...smaller] = widthsOf(info.width);
    const colour = await colourOf(data);
    const webp = (width: number, content: Buffer) => ({
      ending: copyEnding(width, colour),
      type: fileTypes.webp,
      content,
    });
    const copies = smaller.map(async (width) => webp(width, (await toWebp(sharp(data).resize({ width }))).data));
    return [webp(info.width, data), ...(await Promise.all(copies))];
  });
}

async function decode(content: Buffer): Promise<Written> {
  try {
    const picture = sharp(content, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: fullSide, height: fullSide, fit: "inside", withoutEnlargement: true });
    return await toWebp(picture);
  } catch (error) {
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
    throw tooMany ? new ApiError(413, fileMessages.tooManyPixels) : new ApiError(415, fileMessages.unreadablePicture);
  }
}

const toWebp = (picture: Sharp): Promise<Written> =>
  picture.webp({ quality: 82 }).timeout({ seconds: secondsToDecode }).toBuffer({ resolveWithObject: true });

/** The mean of a picture, six hexadecimal digits; empty where something of it can be seen through. */
async function colourOf(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .ensureAlpha()
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [, , , alpha = 0] = data;
  return alpha === 255 ? data.subarray(0, 3).toString("hex") : "";
}
