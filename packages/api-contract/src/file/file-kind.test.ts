import { fileKind } from "./file-kind";

describe("the kind of a file", () => {
  it.each([
    ["png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"],
    ["jpeg", "\xff\xd8\xff\xe0\0\x10JFIF"],
    ["gif", "GIF89a\x02\0\x02\0"],
    ["webp", "RIFF\x24\0\0\0WEBPVP8 "],
    ["avif", "\0\0\0\x20ftypavif\0\0\0\0avifmif1"],
    ["avif", "\0\0\0\x1cftypmif1\0\0\0\0miafmif1avif"],
  ])("is detected from the first bytes of a picture: %s", (kind, start) => {
    expect(fileKind(Buffer.from(start, "latin1"))).toBe(kind);
  });

  it.each([
    ["mp4", "\0\0\0\x18ftypmp42\0\0\0\0isommp42"],
    ["webm", "\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm"],
    ["ogg", "OggS\0\x02"],
  ])("is detected from the first bytes of a video: %s", (kind, start) => {
    expect(fileKind(Buffer.from(start, "latin1"))).toBe(kind);
  });

  it("is detected from the first bytes of a document", () => {
    expect(fileKind(Buffer.from("%PDF-1.7\n", "latin1"))).toBe("pdf");
  });

  it.each([
    ["nothing", ""],
    ["a page that speaks of a document", "<html>%PDF-1.7"],
    ["a script", "<script>alert(1)</script>"],
    ["a drawing that a browser would run", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ["another RIFF file", "RIFF\0\0\0\0WAVEfmt "],
    ["another Matroska file", "\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska"],
    ["a picture of a phone that browsers don't know", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
    ["half a start", "\x89PNG"],
  ])("is unknown for %s", (_, content) => {
    expect(fileKind(Buffer.from(content, "latin1"))).toBeNull();
  });
});
