import sharp from "sharp";
import { demoShop } from "../data/shop";
import { picturesOf } from "./plan";
import { makePicture, svgOf } from "./studio";

const shop = demoShop("full", new Date("2026-11-21"));
const plans = picturesOf(shop);
const planned = new Map(plans.map((plan) => [plan.name, plan]));

describe("the pictures of the demo shop", () => {
  it("are planned exactly once for everything that has one", () => {
    const named = [
      ...shop.banners.map(({ picture }) => picture),
      ...shop.categories.flatMap(({ picture, subCategories }) => [picture, ...subCategories.map((sub) => sub.picture)]),
      ...shop.products.flatMap(({ pictures, variants }) => [...pictures, ...variants.map(({ picture }) => picture)]),
    ];
    expect([...planned.keys()].sort()).toEqual([...new Set(named)].sort());
    expect(planned.size).toBe(plans.length);
    for (const { pictures, variants } of shop.products) {
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      const colours = new Set(variants.map(({ color }) => color));
      expect(new Set(variants.map(({ picture }) => picture)).size).toBe(colours.size);
    }
  });

  it("are all different drawings", () => {
    const drawings = new Set(plans.map(svgOf));
    expect(drawings.size).toBe(plans.length);
  });

  it("are byte-identical when drawn twice, in all widths, and small enough to load fast", async () => {
    const plan = planned.get("category-electronics") ?? plans[0];
    if (!plan) throw new Error("Nothing is planned.");
    const [first, second] = await Promise.all([makePicture(plan), makePicture(plan)]);
    expect([...first.files.keys()]).toEqual([800, 400, 200, 100]);
    for (const [width, bytes] of first.files) {
      expect(bytes.equals(second.files.get(width) ?? Buffer.alloc(0))).toBe(true);
      expect(bytes.length).toBeLessThan(45_000);
      expect((await sharp(bytes).metadata()).format).toBe("webp");
    }
  });

  it.each(shop.categories.map(({ handle }) => handle))("never look alike for two products of %s", async (category) => {
    const products = shop.products.filter(({ categoryHandle }) => categoryHandle === category);
    const thumbs: { handle: string; pixels: Buffer }[] = [];
    for (const { handle, pictures } of products) {
      const plan = planned.get(pictures[0] ?? "");
      if (!plan) throw new Error(`${handle} has no picture.`);
      const pixels = await sharp(
        Buffer.from(svgOf(plan).replace('width="1000" height="1000"', 'width="64" height="64"')),
      )
        .resize(24, 24)
        .removeAlpha()
        .raw()
        .toBuffer();
      thumbs.push({ handle, pixels });
    }
    const alike = thumbs.flatMap((one, index) =>
      thumbs.slice(index + 1).flatMap((other) => {
        const distance =
          one.pixels.reduce((sum, value, at) => sum + Math.abs(value - (other.pixels[at] ?? 0)), 0) / one.pixels.length;
        return distance < 2.5 ? [`${one.handle} = ${other.handle} (${distance.toFixed(1)})`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});
