import { pictureSources } from "./product-picture";

const base = "0123456789abcdef0123456789abcdef01234567";

it("the srcset names the width of each copy of a picture", () => {
  const at = (width: number) => `/media/${base}-cf3e9da-${width}.webp ${width}w`;
  expect(pictureSources(`/media/${base}-cf3e9da-1600.webp`)).toBe([1600, 800, 400, 200, 100].map(at).join(", "));
  expect(pictureSources(`/media/${base}-800.webp`)).toBe(`/media/${base}-800.webp 800w, /media/${base}-400.webp 400w`);
});

it.each([`/media/${base}-300.webp`, "/placeholder.svg", "https://elsewhere.example/lamp.webp"])(
  "the srcset is undefined for %s",
  (src) => {
    expect(pictureSources(src)).toBeUndefined();
  },
);
