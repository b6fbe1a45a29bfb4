import sharp from "sharp";
import { drawRest } from "./later";

// node draw-rest.js MEDIA-FOLDER: a separate process, so that it does not block the shop's server.
const [, , mediaDir = ""] = process.argv;
sharp.concurrency(1);
sharp.cache(false);
drawRest(mediaDir).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
