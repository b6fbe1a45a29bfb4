import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { demoShop } from "../data/shop";
import { drawnWhenAsked, drawRest, listOf, writeList } from "./later";
import { filesOf } from "./picture-files";
import { picturesOf } from "./plan";

const all = picturesOf(demoShop("small", new Date("2026-11-21")));
const plans = [
  ...all.filter(({ kind }) => kind === "tile").slice(0, 2),
  ...all.filter(({ kind }) => kind === "banner").slice(0, 1),
];
const [tile, , banner] = plans;
if (!tile || !banner) throw new Error("Tiles and banners are planned.");

let folder: string;
let mediaDir: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "haat-later-"));
  mediaDir = path.join(folder, "media");
  await writeList(mediaDir, plans);
});
afterEach(() => rmSync(folder, { recursive: true }));

const namesOf = (...of: typeof plans) => of.flatMap((plan) => filesOf(plan).map(({ name }) => name)).sort();

describe("a demo picture that is drawn later", () => {
  it("is drawn in all its widths when one of its files is requested, once for concurrent requests", async () => {
    const drawn = drawnWhenAsked(mediaDir);
    const [wide = "", small = ""] = filesOf(tile).map(({ name }) => name);
    expect(await Promise.all([drawn(small), drawn(wide), drawn(small)])).toEqual([true, true, true]);
    expect(readdirSync(mediaDir).sort()).toEqual(namesOf(tile));
    expect((await sharp(path.join(mediaDir, small)).metadata()).width).toBe(400);
    expect((await sharp(path.join(mediaDir, wide)).metadata()).width).toBe(800);
  });

  it("needs no icon set, because the list contains all its artwork", async () => {
    const every = picturesOf(demoShop("full", new Date("2026-11-21")));
    await writeList(mediaDir, every);
    const { artwork } = JSON.parse(readFileSync(listOf(mediaDir), "utf8"));
    await jest.isolateModulesAsync(async () => {
      const anew = jest.requireActual<typeof import("./emoji")>("./emoji");
      anew.knowArtwork(artwork);
      const { svgOf } = jest.requireActual<typeof import("./studio")>("./studio");
      for (const plan of every) svgOf(plan);
      expect(Object.keys(anew.usedArtwork()).sort()).toEqual(Object.keys(artwork).sort());
    });
    expect(Object.keys(artwork).length).toBeGreaterThan(0);
  });

  it("must be on the list", async () => {
    const drawn = drawnWhenAsked(mediaDir);
    expect(await drawn(`${"0".repeat(40)}-800.webp`)).toBe(false);
    // A width that this picture does not have.
    expect(await drawn(filesOf(tile)[0].name.replace("-800", "-799"))).toBe(false);
  });

  it("is finally drawn with the rest, after which the list is gone and files that staff delete stay deleted", async () => {
    await drawnWhenAsked(mediaDir)(filesOf(banner)[0].name);
    await drawRest(mediaDir);
    expect(readdirSync(mediaDir).sort()).toEqual(namesOf(...plans));
    expect(existsSync(listOf(mediaDir))).toBe(false);
    rmSync(mediaDir, { recursive: true });
    expect(await drawnWhenAsked(mediaDir)(filesOf(banner)[0].name)).toBe(false);
  });
});
