import { fileMessages } from "@haat/api-contract/file/messages";
import { fileTypes } from "@haat/api-contract/file/rules";
import sharp, { type Sharp } from "sharp";
import { Gate } from "../../database/gate";
import { ApiError } from "../api-error";
import type { Copy } from "./upload";

/** More than any phone's usual picture; beyond it a few bytes could fill the memory. */
const mostPixels = 50_000_000;
/** Width and height in pixels that a picture is kept at, at most: twice what a page shows. */
const fullSide = 1600;
/** Width in pixels of the small copy. */
const smallWidth = 400;
const secondsToDecode = 10;

/** Decoding takes memory and a CPU: a crowd of senders waits in line. */
const gate = new Gate(2);

/**
 * A picture decoded and written anew, which leaves behind whatever else was in the file: places, names, scripts, other
 * frames.
 *
 * @throws ApiError 413 for too many pixels, 415 for what can't be decoded.
 */
export function readyPicture(content: Buffer): Promise<[Copy, Copy]> {
  return gate.pass(async () => {
    const full = await decode(content);
    const small = await toWebp(sharp(full).resize({ width: smallWidth, withoutEnlargement: true }));
    return [webp(".webp", full), webp(`-${smallWidth}.webp`, small)];
  });
}

async function decode(content: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(content, { limitInputPixels: mostPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: fullSide, height: fullSide, fit: "inside", withoutEnlargement: true });
    return await toWebp(picture);
  } catch (error) {
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
    throw tooMany ? new ApiError(413, fileMessages.tooManyPixels) : new ApiError(415, fileMessages.unreadablePicture);
  }
}

const toWebp = (picture: Sharp) => picture.webp({ quality: 82 }).timeout({ seconds: secondsToDecode }).toBuffer();

const webp = (ending: string, content: Buffer): Copy => ({ ending, type: fileTypes.webp, content });
