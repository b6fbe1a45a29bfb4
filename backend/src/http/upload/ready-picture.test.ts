import sharp from "sharp";
import { aPixelBomb } from "../../../test/support/pictures";
import { readyPicture } from "./ready-picture";

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "teal", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });

const sizeOf = async (content: Buffer) => {
  const { width, height, format } = await sharp(content).metadata();
  return { width, height, format };
};

describe("readyPicture", () => {
  it("returns a bounded WebP and smaller copies, with their widths in the names", async () => {
    const copies = await readyPicture(await picture(3000, 2000).jpeg().toBuffer());
    expect(await Promise.all(copies.map(({ content }) => sizeOf(content)))).toEqual([
      { width: 1600, height: 1067, format: "webp" },
      { width: 800, height: 534, format: "webp" },
      { width: 400, height: 267, format: "webp" },
      { width: 200, height: 133, format: "webp" },
      { width: 100, height: 67, format: "webp" },
    ]);
    const endings = copies.map(({ ending }) => /^-c[0-9a-f]{6}-(\d+)\.webp$/.exec(ending)?.[1]);
    expect(endings).toEqual(["1600", "800", "400", "200", "100"]);
  });

  it("has its mean colour in its name, unless it is transparent", async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 20, height: 10, channels: 4, background } })
        .webp({ lossless: true })
        .toBuffer();
    const endingOf = async (background: string) => (await readyPicture(await plain(background)))[0].ending;
    expect(await endingOf("#336699")).toMatch(/^-c3[2-5]6[5-8]9[8-b]-20\.webp$/);
    expect(await endingOf("rgba(51, 102, 153, 0.5)")).toBe("-c-20.webp");
  });

  it.each([
    [500, 2000, ["400", "200", "100"]],
    [30, 20, ["30"]],
  ])("never enlarges, and makes no copy of the picture's own width: %i × %i", async (width, height, widths) => {
    const copies = await readyPicture(await picture(width, height).png().toBuffer());
    expect(copies.map(({ ending }) => /(\d+)\.webp$/.exec(ending)?.[1])).toEqual(widths);
    expect(await sizeOf(copies[0].content)).toMatchObject({
      width: Math.min(width, 400),
      height: Math.min(height, 1600),
    });
  });

  it("applies the orientation and strips location and device metadata", async () => {
    const taken = await picture(40, 20)
      .withExif({ IFD0: { Make: "Secret phone" }, IFD3: { GPSLatitude: "12/1 58/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const [full] = await readyPicture(taken);
    const { exif, width, height } = await sharp(full.content).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 20, height: 40 });
  });

  it("strips data appended to the picture", async () => {
    const script = "<script>alert(1)</script>";
    const copies = await readyPicture(Buffer.concat([await picture(500, 20).gif().toBuffer(), Buffer.from(script)]));
    expect(copies).toHaveLength(4);
    for (const { content } of copies) expect(content.includes("script")).toBe(false);
  });
});

describe("readyPicture refuses a file that", () => {
  it.each(["png", "jpeg", "webp"] as const)("is truncated: %s", async (kind) => {
    const whole = await picture(300, 200).toFormat(kind).toBuffer();
    await expect(readyPicture(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ status: 415 });
  });

  it("only has a picture's header", async () => {
    const dressed = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("#!/bin/sh\nrm -rf /\n")]);
    await expect(readyPicture(dressed)).rejects.toMatchObject({ status: 415 });
  });

  it("would exhaust the memory", async () => {
    await expect(readyPicture(aPixelBomb(30_000, 30_000))).rejects.toMatchObject({ status: 413 });
  });
});
