import { isShown, typeOf } from "./file-type";

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
