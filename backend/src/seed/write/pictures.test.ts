import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pictureColour, pictureCopies } from "@haat/api-contract/file/picture-copies";
import type { IFileModuleService } from "@medusajs/framework/types";
import sharp from "sharp";
import { DiskFileService } from "#providers/file-disk/service";
import { demoShop } from "../data/shop";
import { type Planned, picturesOf } from "../pictures/plan";
import { startPictures } from "./pictures";

const folder = mkdtempSync(path.join(tmpdir(), "haat-seed-pictures-"));
const mediaDir = path.join(folder, "media");
afterAll(() => rmSync(folder, { recursive: true }));

/** A stand-in for the engine's file module that writes to the real disk. */
const disk = new DiskFileService({}, { mediaDir, privateMediaDir: folder, mediaUrl: "", secret: "a secret" });
const files = {
  createFiles: (sent: Parameters<typeof disk.upload>[0][]) => Promise.all(sent.map((file) => disk.upload(file))),
} as unknown as IFileModuleService;

const plans = picturesOf(demoShop("small", new Date("2026-11-21")));
const planned = (kind: Planned["kind"]) => {
  const plan = plans.find((one) => one.kind === kind);
  if (!plan) throw new Error(`No ${kind} is planned.`);
  return plan;
};

describe("the demo shop's pictures", () => {
  it("are stored with copies in the widths that their names give, and have the same names when stored again", async () => {
    const [tile, banner] = [planned("tile"), planned("banner")];
    const keep = async () => {
      const pictures = startPictures(files, [tile, banner], () => {});
      await pictures.done;
      return [await pictures.urlOf(tile.name), await pictures.urlOf(banner.name)] as const;
    };
    const [ofTile, ofBanner] = await keep();
    const copies = pictureCopies(ofTile);
    expect(copies.map(({ width }) => width)).toEqual([800, 400, 200, 100]);
    for (const { address, width } of copies) {
      expect((await sharp(path.join(mediaDir, path.basename(address))).metadata()).width).toBe(width);
    }
    expect(pictureColour(ofTile)).toMatch(/^#[0-9a-f]{6}$/);
    const bannersCopies = pictureCopies(ofBanner);
    expect(bannersCopies.map(({ width }) => width)).toEqual([1600, 800, 400, 200, 100]);
    expect(await keep()).toEqual([ofTile, ofBanner]);
    expect(readdirSync(mediaDir).sort()).toEqual(
      [...copies, ...bannersCopies]
        .map(({ address }) => address)
        .map((url) => path.basename(url))
        .sort(),
    );
  });
});
