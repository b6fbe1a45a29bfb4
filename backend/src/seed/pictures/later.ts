import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "#files/draft-file";
import { knowArtwork, usedArtwork } from "./emoji";
import { baseOf, filesOf } from "./picture-files";
import type { Planned } from "./plan";
import { makePicture, svgOf } from "./studio";

/*
 * If files are stored on disk, a demo's pictures are drawn after its products are created. A file next to the media
 * folder lists what is missing: the shop draws pictures on request, and a low-priority process draws the rest and then
 * deletes the list.
 */

/** `scripts/finish-shop.mjs` looks for this file too. */
export const listOf = (mediaDir: string): string => path.join(path.dirname(mediaDir), "demo-pictures.json");

type List = { plans: Planned[]; artwork: ReturnType<typeof usedArtwork> };

/** The list includes the artwork that the plans need, so that the shop's server does not have to load the icon sets. */
export async function writeList(mediaDir: string, plans: Planned[]): Promise<void> {
  for (const planned of plans) svgOf(planned);
  const list: List = { plans, artwork: usedArtwork() };
  await mkdir(path.dirname(mediaDir), { recursive: true });
  await writeWhole(listOf(mediaDir), Buffer.from(JSON.stringify(list)));
}

async function readList(mediaDir: string): Promise<Planned[]> {
  const text = await readFile(listOf(mediaDir), "utf8").catch(() => undefined);
  if (text === undefined) return [];
  const { plans, artwork } = JSON.parse(text) as List;
  knowArtwork(artwork);
  return plans;
}

async function draw(mediaDir: string, planned: Planned): Promise<void> {
  const { files } = await makePicture(planned);
  await mkdir(mediaDir, { recursive: true });
  for (const { width, name } of filesOf(planned)) {
    const bytes = files.get(width);
    if (bytes) await writeWhole(path.join(mediaDir, name), bytes);
  }
}

/**
 * Draws a listed picture when one of its files is requested. Returns whether the file exists now; concurrent requests
 * share one drawing.
 */
export function drawnWhenAsked(mediaDir: string): (fileName: string) => Promise<boolean> {
  let listed: Promise<Map<string, Planned>> | undefined;
  const underWay = new Map<string, Promise<void>>();
  return async (fileName) => {
    if (!existsSync(listOf(mediaDir))) return false;
    listed ??= readList(mediaDir).then((plans) => new Map(plans.map((planned) => [baseOf(planned), planned])));
    const base = fileName.slice(0, 40);
    const planned = (await listed).get(base);
    // Reject unknown file names, which would otherwise have a picture drawn each time.
    if (!planned || !filesOf(planned).some(({ name }) => name === fileName)) return false;
    const drawing = underWay.get(base) ?? draw(mediaDir, planned).finally(() => underWay.delete(base));
    underWay.set(base, drawing);
    await drawing;
    return existsSync(path.join(mediaDir, fileName));
  };
}

/** Draws the missing pictures of the list, one after another, and deletes the list. */
export async function drawRest(mediaDir: string): Promise<void> {
  for (const planned of await readList(mediaDir)) {
    const isThere = filesOf(planned).every(({ name }) => existsSync(path.join(mediaDir, name)));
    if (!isThere) await draw(mediaDir, planned);
  }
  await rm(listOf(mediaDir), { force: true });
}
