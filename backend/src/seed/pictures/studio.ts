import { availableParallelism } from "node:os";
import sharp from "sharp";
import { drawingOf } from "./catalogue";
import { widthsFor } from "./picture-files";
import type { Planned } from "./plan";
import { bannerScene, productScene, tileScene } from "./scene";

export interface MadePicture {
  name: string;
  /** WebP files by their width in pixels, the widest first. */
  files: Map<number, Buffer>;
}

/** A picture's drawing as SVG. */
export function svgOf(planned: Planned): string {
  if (planned.kind === "product") return productScene(planned.order, drawingOf);
  if (planned.kind === "tile") return tileScene(planned.orders, planned.ground, drawingOf);
  return bannerScene(planned.orders, planned.ground, drawingOf);
}

/** Draws one picture. The same plan gives the same bytes with the same version of sharp. */
export async function makePicture(planned: Planned): Promise<MadePicture> {
  const widths = widthsFor(planned);
  const { data, info } = await sharp(Buffer.from(svgOf(planned)), { limitInputPixels: false })
    .resize(widths[0])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = new Map<number, Buffer>();
  for (const width of widths) {
    const picture = sharp(data, { raw });
    files.set(
      width,
      await (width === info.width ? picture : picture.resize(width)).webp({ quality: 84, effort: 2 }).toBuffer(),
    );
  }
  return { name: planned.name, files };
}

/** Draws all pictures, as many at a time as the machine has cores, and passes each on as soon as it is done. */
export async function makePictures(
  plans: readonly Planned[],
  take: (made: MadePicture) => Promise<void>,
): Promise<void> {
  // One thread per picture and one picture per core: threads within a picture would only wait for each other.
  sharp.concurrency(1);
  sharp.cache(false);
  const queue = [...plans];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await take(await makePicture(next));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
}
