import { mentionedArtwork } from "./artwork.mjs";

const collection = {
  prefix: "noto",
  width: 128,
  icons: { "red-apple": { body: "<path/>" }, lamp: { body: "<g/>" }, lotus: { body: "<circle/>" } },
  aliases: { apple: { parent: "red-apple" } },
};

describe("mentionedArtwork", () => {
  it("keeps only icons that a text mentions, alone or within a table or another text", () => {
    const text = 'emoji("red-apple", 1); const table = `Desk lamp | noto:lamp | 3`;';
    expect(mentionedArtwork(collection, text)).toEqual({
      prefix: "noto",
      width: 128,
      icons: { "red-apple": { body: "<path/>" }, lamp: { body: "<g/>" } },
      aliases: {},
    });
  });
});
