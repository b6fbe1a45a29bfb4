import { copyEnding, pictureColour, pictureCopies } from "./picture-copies";

const base = "0123456789abcdef0123456789abcdef01234567";
const widths = (name: string) => pictureCopies(name).map(({ width }) => width);

describe("a picture that the shop stores", () => {
  it("has smaller copies, whose widths are in their names", () => {
    expect(pictureCopies(`/media/${base}-cf3e9da-1200.webp`)).toEqual(
      [1200, 800, 400, 200, 100].map((width) => ({ address: `/media/${base}-cf3e9da-${width}.webp`, width })),
    );
    expect(pictureCopies(`https://files.example.in/haat/public/${base}-c-200.webp`)).toEqual([
      { address: `https://files.example.in/haat/public/${base}-c-200.webp`, width: 200 },
      { address: `https://files.example.in/haat/public/${base}-c-100.webp`, width: 100 },
    ]);
  });

  it("has no copy of its own width or wider", () => {
    expect(widths(base + copyEnding(801, "0f5c5c"))).toEqual([801, 800, 400, 200, 100]);
    expect(widths(base + copyEnding(640, ""))).toEqual([640, 400, 200, 100]);
    expect(widths(base + copyEnding(100, ""))).toEqual([100]);
    expect(widths(base + copyEnding(1, ""))).toEqual([1]);
  });

  it("has no copies below 400 pixels if its name is of the older form", () => {
    expect(widths(`/media/${base}-1600.webp`)).toEqual([1600, 800, 400]);
    expect(widths(`/media/${base}-300.webp`)).toEqual([300]);
    expect(pictureCopies(`/media/${base}-800.webp`)[1]?.address).toBe(`/media/${base}-400.webp`);
  });

  it("has its placeholder colour in its name, unless it is transparent or older", () => {
    expect(pictureColour(`/media/${base}-cf3e9da-1200.webp`)).toBe("#f3e9da");
    expect(pictureColour(base + copyEnding(800, ""))).toBeUndefined();
    expect(pictureColour(`/media/${base}-800.webp`)).toBeUndefined();
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
  `/media/${base}-cf3e9d-800.webp`,
  `/media/${base}-cf3e9da.webp`,
  "https://elsewhere.example/lamp-800.webp",
])("an unknown URL has no copies: %j", (address) => {
  expect(pictureCopies(address)).toEqual([]);
  expect(pictureColour(address)).toBeUndefined();
});
