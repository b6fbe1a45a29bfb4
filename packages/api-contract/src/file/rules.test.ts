import { fileProblem, returnPictureRule, reviewPictureRule } from "./rules";

const blob = (start: string, bytes = 100, type = "image/png") =>
  new Blob([Buffer.from(start, "latin1"), Buffer.alloc(bytes - start.length)], { type });
const png = "\x89PNG\r\n\x1a\n";
const webp = "RIFF\x24\0\0\0WEBPVP8 ";

describe("a chosen picture", () => {
  it("is accepted by its content, whatever its declared type", async () => {
    expect(await fileProblem(blob(png, 100, "text/plain"), reviewPictureRule)).toBeNull();
    expect(await fileProblem(blob(webp), reviewPictureRule)).toBeNull();
  });

  // @spec return-image-most-5
  it("is too large above 5 MB", async () => {
    expect(await fileProblem(blob(png, 5 * 1024 * 1024), reviewPictureRule)).toBeNull();
    expect(await fileProblem(blob(png, 5 * 1024 * 1024 + 1), reviewPictureRule)).toBe(
      "File size should not exceed 5MB.",
    );
  });

  // @spec return-picture-png-jpeg
  it("is rejected if it is no picture, or of a kind that the field does not accept", async () => {
    expect(await fileProblem(blob("<script>"), reviewPictureRule)).toBe(reviewPictureRule.wrongKind);
    expect(await fileProblem(blob(webp), returnPictureRule)).toBe(returnPictureRule.wrongKind);
  });
});
