import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/*
 * Makes the installed app's icons from the shop's favicon: run it when the favicon changes, and commit the output. A
 * maskable icon fills its square because the device crops it; the mark stays within the inner four fifths.
 */
const folder = new URL("../public/", import.meta.url);
const mark = await readFile(new URL("favicon.svg", folder), "utf8");
const whole = mark.replace(' rx="8"', "");
const inset = whole
  .replace(/viewBox="[^"]*"/, 'viewBox="-4 -4 40 40"')
  .replace(/<rect [^>]*>/, '<rect x="-4" y="-4" width="40" height="40" fill="#0F5C5C"/>');

for (const [name, side, svg] of [
  ["icon-192", 192, mark],
  ["icon-512", 512, mark],
  ["maskable-512", 512, inset],
  // Apple's devices round the corners themselves.
  ["touch-180", 180, whole],
]) {
  const file = fileURLToPath(new URL(`icons/${name}.png`, folder));
  await sharp(Buffer.from(svg), { density: 72 * (side / 32) })
    .resize(side)
    .png({ palette: true })
    .toFile(file);
}
