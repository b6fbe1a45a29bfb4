import sharp from "sharp";
import { fileKind } from "./file-kind";

const pixel = sharp({ create: { width: 2, height: 2, channels: 3, background: "teal" } });

describe("what a file is", () => {
  it.each(["png", "jpeg", "gif", "webp", "avif"] as const)(
    "is seen in the first bytes of a picture: %s",
    async (kind) => {
      expect(fileKind(await pixel.clone().toFormat(kind).toBuffer())).toBe(kind);
    },
  );

  it.each([
    ["mp4", "\0\0\0\x18ftypmp42\0\0\0\0isommp42"],
    ["webm", "\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm"],
    ["ogg", "OggS\0\x02"],
  ])("is seen in those of a video: %s", (kind, start) => {
    expect(fileKind(Buffer.from(start, "latin1"))).toBe(kind);
  });

  it.each([
    ["nothing", ""],
    ["a script", "<script>alert(1)</script>"],
    ["a drawing that a browser would run", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ["another RIFF file", "RIFF\0\0\0\0WAVEfmt "],
    ["another Matroska file", "\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska"],
    ["a picture of a phone that browsers don't know", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
    ["half a start", "\x89PNG"],
  ])("is none of ours for %s", (_, content) => {
    expect(fileKind(Buffer.from(content, "latin1"))).toBeNull();
  });
});
