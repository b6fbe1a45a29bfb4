import { fileMessages } from "@haat/api-contract/file/messages";
import { pictureCopies } from "@haat/api-contract/file/picture-copies";
import sharp from "sharp";
import { type Administrator, anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aPicture, aPictureBlob, aPixelBomb } from "../../support/pictures";
import { raw } from "../../support/raw";
import { shopAddress } from "../../support/shop-address";

let administrator: Administrator;
beforeAll(async () => {
  administrator = await anAdministrator();
});

const blob = (content: string | Uint8Array, type = "image/png") =>
  new Blob([typeof content === "string" ? content : new Uint8Array(content)], { type });
const upload = (files: { image?: Blob; video?: Blob }) =>
  api(administrator.token).call("uploadFile", { body: {}, files });
const refusal = (files: { image?: Blob; video?: Blob }) => failureOf(upload(files));
const mp4 = Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0isommp42", "latin1");

describe("POST /api/v1/upload", () => {
  // @spec upload-judged-content-written post-upload-answers-data
  it.each(["png", "jpeg", "gif", "webp", "avif"] as const)("stores a %s under a generated name", async (format) => {
    const { data } = await upload({ image: await aPictureBlob(format) });
    expect(data).toMatch(/^\/media\/[a-f0-9]{40}-c[a-f0-9]{6}-640\.webp$/);
    for (const { address, width } of pictureCopies(data)) {
      const response = await fetch(`${shopAddress().url}${address}`);
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
        format: "webp",
        width,
      });
    }
    expect(await auditOf(data)).toEqual([
      { action: "file.uploaded", before: null, after: { address: data, kind: format } },
    ]);
  });

  // @spec upload-judged-content-written
  it("strips camera metadata from the picture", async () => {
    const place = { IFD0: { Copyright: "Secret place 28.6139 77.2090" } };
    const photo = await sharp(await aPicture("jpeg"))
      .withExif(place)
      .jpeg()
      .toBuffer();
    expect(photo.includes("Secret place")).toBe(true);
    const { data } = await upload({ image: blob(photo) });
    const kept = Buffer.from(await (await fetch(`${shopAddress().url}${data}`)).arrayBuffer());
    expect(kept.includes("Secret place")).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  // @spec upload-judged-content-written post-upload-answers-data
  it("detects a video by its content, stores it unchanged and serves it only as a video", async () => {
    const page = Buffer.concat([mp4, Buffer.from("<script>alert(1)</script>")]);
    const { data } = await upload({ video: blob(page, "text/html") });
    expect(data).toMatch(/^\/media\/[a-f0-9]{40}\.mp4$/);
    const answer = await raw("GET", data);
    expect(answer.headers.get("content-type")).toBe("video/mp4");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  // @spec upload-judged-content-written post-upload-answers-data
  it.each([
    ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"/>', fileMessages.notPicture],
    ["a page", "<!doctype html><script>alert(1)</script>", fileMessages.notPicture],
    ["a video in a picture's field", mp4, fileMessages.notPicture],
    ["half a picture", Buffer.from("\x89PNG\r\n\x1a\nIHDR", "latin1"), fileMessages.unreadablePicture],
    ["nothing", "", fileMessages.notPicture],
  ])("rejects %s disguised as a picture", async (_what, content, message) => {
    expect(await refusal({ image: blob(content) })).toMatchObject({ status: 415, message });
  });

  it("rejects a picture disguised as a video", async () => {
    const failure = await refusal({ video: blob(await aPicture("png"), "video/mp4") });
    expect(failure).toMatchObject({ status: 415, message: fileMessages.notVideo });
  });

  // @spec upload-judged-content-written post-upload-answers-data
  it("rejects a file with too many bytes or pixels", async () => {
    const heavy = Buffer.concat([await aPicture("png"), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await refusal({ image: blob(heavy) })).toMatchObject({ status: 413, message: fileMessages.pictureTooLarge });
    const wide = await refusal({ image: blob(aPixelBomb(20_000, 20_000)) });
    expect(wide).toMatchObject({ status: 413, message: fileMessages.tooManyPixels });
    const long = await refusal({ video: blob(Buffer.concat([mp4, Buffer.alloc(50 * 1024 * 1024)]), "video/mp4") });
    expect(long).toMatchObject({ status: 413, message: fileMessages.videoTooLarge });
  });

  it("accepts a single file in a known field", async () => {
    expect(await refusal({})).toMatchObject({ status: 400, message: fileMessages.oneFile });
    const both = { image: await aPictureBlob("png"), video: blob(mp4, "video/mp4") };
    expect(await refusal(both)).toMatchObject({ status: 400, message: fileMessages.oneFile });
    const form = new FormData();
    form.append("file", await aPictureBlob("png"), "a.png");
    const answer = await raw("POST", "/api/v1/upload", { token: administrator.token, body: form });
    expect(answer).toMatchObject({ status: 400, body: { message: fileMessages.unexpectedFile("file") } });
  });
});
