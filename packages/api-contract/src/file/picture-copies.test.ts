import { copyEnding, pictureColour, pictureCopies } from "./picture-copies";

const base = "0123456789abcdef0123456789abcdef01234567";
const widths = (name: string) => pictureCopies(name).map(({ width }) => width);

describe("a picture of the shop's own", () => {
  it("lies beside its smaller copies, whose names tell how wide they are", () => {
    expect(pictureCopies(`/media/${base}-cf3e9da-1200.webp`)).toEqual(
      [1200, 800, 400, 200, 100].map((width) => ({ address: `/media/${base}-cf3e9da-${width}.webp`, width })),
    );
    expect(pictureCopies(`https://files.example.in/haat/public/${base}-c-200.webp`)).toEqual([
      { address: `https://files.example.in/haat/public/${base}-c-200.webp`, width: 200 },
      { address: `https://files.example.in/haat/public/${base}-c-100.webp`, width: 100 },
    ]);
  });

  it("has no copy that would be as wide as itself", () => {
    expect(widths(base + copyEnding(801, "0f5c5c"))).toEqual([801, 800, 400, 200, 100]);
    expect(widths(base + copyEnding(640, ""))).toEqual([640, 400, 200, 100]);
    expect(widths(base + copyEnding(100, ""))).toEqual([100]);
    expect(widths(base + copyEnding(1, ""))).toEqual([1]);
  });

  it("has no small copies where its name is older than those", () => {
    expect(widths(`/media/${base}-1600.webp`)).toEqual([1600, 800, 400]);
    expect(widths(`/media/${base}-300.webp`)).toEqual([300]);
    expect(pictureCopies(`/media/${base}-800.webp`)[1]?.address).toBe(`/media/${base}-400.webp`);
  });

  it("tells the colour that stands for it, unless it can be seen through or is older than that", () => {
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
])("unknown addresses have no copies: %j", (address) => {
  expect(pictureCopies(address)).toEqual([]);
  expect(pictureColour(address)).toBeUndefined();
});
