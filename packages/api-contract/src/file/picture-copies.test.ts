import { copyEnding, pictureCopies } from "./picture-copies";

const base = "0123456789abcdef0123456789abcdef01234567";
const widths = (name: string) => pictureCopies(name).map(({ width }) => width);

describe("a picture stored by the shop", () => {
  it("has smaller copies beside it, with their widths in the names", () => {
    expect(pictureCopies(`/media/${base}-1200.webp`)).toEqual([
      { address: `/media/${base}-1200.webp`, width: 1200 },
      { address: `/media/${base}-800.webp`, width: 800 },
      { address: `/media/${base}-400.webp`, width: 400 },
    ]);
    expect(
      pictureCopies(`https://files.example.in/haat/public/${base}-800.webp`).map(({ address }) => address),
    ).toEqual([
      `https://files.example.in/haat/public/${base}-800.webp`,
      `https://files.example.in/haat/public/${base}-400.webp`,
    ]);
  });

  it("has no copy as wide as the picture itself", () => {
    expect(widths(base + copyEnding(801))).toEqual([801, 800, 400]);
    expect(widths(base + copyEnding(640))).toEqual([640, 400]);
    expect(widths(base + copyEnding(400))).toEqual([400]);
    expect(widths(base + copyEnding(1))).toEqual([1]);
  });
});

it.each([
  "",
  `/media/${base}.webp`,
  `/media/${base}-0.webp`,
  `/media/${base}-12345.webp`,
  `/media/a${base}-800.webp`,
  `/media/${base}-800.png`,
  `/media/${base}-800.webp?a`,
  "https://elsewhere.example/lamp-800.webp",
])("unknown addresses have no copies: %j", (address) => {
  expect(pictureCopies(address)).toEqual([]);
});
