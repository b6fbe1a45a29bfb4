import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "#files/draft-file";
import { knowArtwork, usedArtwork } from "./emoji";
import { baseOf, filesOf } from "./picture-files";
import type { Planned } from "./plan";
import { makePicture, svgOf } from "./studio";

/*
 * Where files lie on the disk, a demo's pictures are drawn later than its products are made. What is to be drawn is listed
 * in a file beside their folder: the shop draws what it is asked for, and a program of low priority draws the rest, and
 * removes the list then.
 */

/** `scripts/finish-shop.mjs` looks for it too. */
export const listOf = (mediaDir: string): string => path.join(path.dirname(mediaDir), "demo-pictures.json");

type List = { plans: Planned[]; artwork: ReturnType<typeof usedArtwork> };

/** With the plans lies the artwork that they are drawn with: the shop's server must not read the collections for it. */
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
 * Draws a listed picture when one of its files is asked for. Answers whether the file is there now; twenty who ask at once
 * wait for one drawing.
 */
export function drawnWhenAsked(mediaDir: string): (fileName: string) => Promise<boolean> {
  let listed: Promise<Map<string, Planned>> | undefined;
  const underWay = new Map<string, Promise<void>>();
  return async (fileName) => {
    if (!existsSync(listOf(mediaDir))) return false;
    listed ??= readList(mediaDir).then((plans) => new Map(plans.map((planned) => [baseOf(planned), planned])));
    const base = fileName.slice(0, 40);
    const planned = (await listed).get(base);
    // Whoever makes a name up must not have a picture drawn each time.
    if (!planned || !filesOf(planned).some(({ name }) => name === fileName)) return false;
    const drawing = underWay.get(base) ?? draw(mediaDir, planned).finally(() => underWay.delete(base));
    underWay.set(base, drawing);
    await drawing;
    return existsSync(path.join(mediaDir, fileName));
  };
}

/** Draws what is missing of the list, one after another, and removes the list. */
export async function drawRest(mediaDir: string): Promise<void> {
  for (const planned of await readList(mediaDir)) {
    const isThere = filesOf(planned).every(({ name }) => existsSync(path.join(mediaDir, name)));
    if (!isThere) await draw(mediaDir, planned);
  }
  await rm(listOf(mediaDir), { force: true });
}
