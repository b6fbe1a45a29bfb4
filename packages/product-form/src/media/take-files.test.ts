import { shopPictureRule } from "@haat/api-contract/file/rules";
import { takeFiles } from "./take-files";

const png = new File(["\x89PNG\r\n\x1a\n\0\0\0\rIHDR"].map(bytes), "a.png", { type: "image/png" });
const script = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], "b.png", { type: "image/png" });

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const take = (files: File[], room = 5) => {
  let count = 0;
  return takeFiles(files, shopPictureRule, room, () => `k${++count}`);
};

it("pictures are accepted, each with a unique key", async () => {
  expect(await take([png, png])).toEqual({
    media: [
      { key: "k1", file: png },
      { key: "k2", file: png },
    ],
    faults: [],
  });
});

it("files that are not really pictures are rejected, and the others accepted", async () => {
  const { media, faults } = await take([script, png]);
  expect(media).toHaveLength(1);
  expect(faults).toEqual(["b.png: Please choose an image: PNG, JPEG, GIF, WebP or AVIF."]);
});

it("files beyond the maximum are rejected", async () => {
  const { media, faults } = await take([png, png], 1);
  expect(media).toHaveLength(1);
  expect(faults).toEqual(["a.png: No more files can be added."]);
});
