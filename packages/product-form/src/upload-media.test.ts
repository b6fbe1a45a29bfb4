import { ApiError } from "@haat/web/api-error";
import { type MediaPath, UploadFailure, uploadMedia } from "./upload-media";
import { emptyVariant, type Medium, newProduct, type ProductValues } from "./values";

const file = (name: string) => new File(["x"], name);
const values: ProductValues = {
  ...newProduct(),
  images: [
    { key: "a", file: file("a.png") },
    { key: "b", url: "/media/b.webp" },
    { key: "c", file: file("c.png") },
  ],
  videos: [{ key: "v", file: file("v.mp4") }],
  variants: [emptyVariant, { ...emptyVariant, images: [{ key: "d", file: file("d.png") }] }],
};
const failureOf = (upload: () => Promise<string>, change: Partial<ProductValues>) =>
  uploadMedia({ ...newProduct(), ...change }, upload, jest.fn(), jest.fn()).then(
    () => null,
    (error: unknown) => (error instanceof UploadFailure ? error : null),
  );

it("each file is replaced by its URL as it is uploaded", async () => {
  const seen: [MediaPath, Medium[]][] = [];
  const kinds: string[] = [];
  const progress: string[] = [];
  await uploadMedia(
    values,
    async ({ name }, kind) => {
      kinds.push(`${name} ${kind}`);
      return `/media/${name}`;
    },
    (path, media) => seen.push([path, media]),
    (done, all) => progress.push(`${done}/${all}`),
  );
  expect(kinds).toEqual(["a.png image", "c.png image", "v.mp4 video", "d.png image"]);
  expect(progress).toEqual(["0/4", "1/4", "2/4", "3/4"]);
  expect(seen.map(([path]) => path)).toEqual(["images", "images", "videos", "variants.1.images"]);
  expect(seen[1]?.[1]).toEqual([
    { key: "a", url: "/media/a.png" },
    { key: "b", url: "/media/b.webp" },
    { key: "c", url: "/media/c.png" },
  ]);
});

it("nothing is sent without chosen files", async () => {
  const upload = jest.fn();
  await uploadMedia({ ...newProduct(), images: [{ key: "b", url: "/b.webp" }] }, upload, jest.fn(), jest.fn());
  expect(upload).not.toHaveBeenCalled();
});

describe("a file that could not be uploaded", () => {
  const refused = () => Promise.reject(new ApiError(415, "Please choose an image.", null));
  const lost = () => Promise.reject(new ApiError(0, "", null));
  const variants = [{ ...emptyVariant, images: [{ key: "d", file: file("d.png") }] }];

  // @spec image-upload-failed-failed
  it("is reported at its list", async () => {
    expect(await failureOf(refused, { images: [{ key: "a", file: file("a.png") }] })).toMatchObject({
      path: "images",
      message: "Image upload failed.",
      reason: "Please choose an image.",
    });
    expect(await failureOf(refused, { variants })).toMatchObject({
      path: "variants.0.images",
      message: "Failed to upload variant image: d.png",
    });
    const nameless = [{ ...emptyVariant, images: [{ key: "d", file: file("") }] }];
    expect(await failureOf(refused, { variants: nameless })).toMatchObject({
      message: "Failed to upload variant image.",
    });
  });

  // @spec image-upload-failed-failed
  it("of a variant has its own message if the server cannot be reached", async () => {
    expect(await failureOf(lost, { variants })).toMatchObject({ message: "Error uploading variant image: d.png" });
  });
});
