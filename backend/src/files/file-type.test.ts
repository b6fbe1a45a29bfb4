import { decodeContent, isShown, typeOf } from "./file-type";

it.each([
  ["a.webp", "image/webp", true],
  ["a.JPG", "image/jpeg", true],
  ["a.mp4", "video/mp4", true],
  ["a.csv", "text/csv; charset=utf-8", false],
  ["a.pdf", "application/pdf", false],
  ["a.html", "application/octet-stream", false],
  ["a.svg", "application/octet-stream", false],
  ["a", "application/octet-stream", false],
])("%s is served as %s; shown by a browser: %s", (name, type, shown) => {
  expect([typeOf(name), isShown(name)]).toEqual([type, shown]);
});

describe("decodeContent", () => {
  it("decodes base64", () => {
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]);
    expect(decodeContent(bytes.toString("base64"), "image/png")).toEqual(bytes);
  });

  it("decodes a binary string", () => {
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]);
    expect(decodeContent(bytes.toString("binary"), "image/png")).toEqual(bytes);
  });

  it("keeps non-Latin text intact", () => {
    expect(decodeContent("title,price\nसूती साड़ी,₹ 999", "text/csv").toString("utf8")).toBe(
      "title,price\nसूती साड़ी,₹ 999",
    );
  });
});
