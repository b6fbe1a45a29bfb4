import { decodeContent } from "./decode-content";

describe("the bytes of an upload", () => {
  it("come as base64", () => {
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]);
    expect(decodeContent(bytes.toString("base64"), "image/png")).toEqual(bytes);
  });

  it("come as a binary string", () => {
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]);
    expect(decodeContent(bytes.toString("binary"), "image/png")).toEqual(bytes);
  });

  it("come as text, whose signs survive", () => {
    expect(decodeContent("title,price\nसूती साड़ी,₹ 999", "text/csv").toString("utf8")).toBe(
      "title,price\nसूती साड़ी,₹ 999",
    );
  });
});
