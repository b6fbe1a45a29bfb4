import { pictureSources } from "./product-picture";

const base = "0123456789abcdef0123456789abcdef01234567";

it("a browser is told how wide each copy of a picture is", () => {
  expect(pictureSources(`/media/${base}-1600.webp`)).toBe(
    `/media/${base}-1600.webp 1600w, /media/${base}-800.webp 800w, /media/${base}-400.webp 400w`,
  );
});

it.each([`/media/${base}-300.webp`, "/placeholder.svg", "https://elsewhere.example/lamp.webp"])(
  "there is nothing to choose from for %s",
  (src) => {
    expect(pictureSources(src)).toBeUndefined();
  },
);
