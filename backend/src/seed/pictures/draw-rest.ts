import sharp from "sharp";
import { drawRest } from "./later";

// node draw-rest.js MEDIA-FOLDER: a program of its own, so that the shop's server is not held up by it.
const [, , mediaDir = ""] = process.argv;
sharp.concurrency(1);
sharp.cache(false);
drawRest(mediaDir).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
