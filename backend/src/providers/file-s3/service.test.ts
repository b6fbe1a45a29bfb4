import type { Logger } from "@medusajs/framework/types";
import { aBucketServer } from "./bucket-server.fixture";
import { BucketFileService } from "./service";

const logger = console as unknown as Logger;
let bucket: Awaited<ReturnType<typeof aBucketServer>>;
beforeAll(async () => {
  bucket = await aBucketServer();
});
afterAll(() => bucket.close());

const files = (signedUrl?: string) => new BucketFileService({ logger }, { ...bucket, region: "us-east-1", signedUrl });
const csv = { filename: "orders.csv", mimeType: "text/csv", content: "price\n₹ 999" };
const page = "<script>alert(1)</script>";
const statusAt = async (url: string) => (await fetch(url)).status;

describe("files in a bucket", () => {
  it("are cached by browsers if public, under the name that our own code chose", async () => {
    const filename = `public/${"ab12".repeat(10)}-400.webp`;
    const { key, url } = await files().upload({ ...csv, filename, access: "public" });
    expect({ key, url }).toEqual({ key: filename, url: `${bucket.fileUrl}/${filename}` });
    await expect(files().getPresignedDownloadUrl({ fileKey: key })).resolves.toBe(url);
    const answer = await fetch(url);
    expect(await answer.text()).toBe(csv.content);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-disposition")).toBeNull();
  });

  it("get their content type from their name, not from the sender", async () => {
    const sent = { filename: "page.html", mimeType: "text/html", content: page, access: "public" as const };
    const answer = await fetch((await files().upload(sent)).url);
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect(answer.headers.get("content-disposition")).toBe("attachment");
  });

  it.each([{ access: "private" as const }, {}])(
    "that are private (%j) are opened only by their signed link",
    async (given) => {
      const { key, url } = await files().upload({ ...csv, ...given });
      const other = await files().upload(csv);
      expect(key).toMatch(/^private\//);
      expect(await statusAt(url)).toBe(403);
      const link = await files().getPresignedDownloadUrl({ fileKey: key });
      const answer = await fetch(link);
      expect(await answer.text()).toBe(csv.content);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("content-disposition")).toBe("attachment");
      expect(await statusAt(link.replace(key, other.key))).toBe(403);
      expect(await statusAt(link.replace("X-Amz-Expires=3600", "X-Amz-Expires=360000"))).toBe(403);
    },
  );

  it("have signed links at a URL that browsers can reach", async () => {
    const { key } = await files().upload(csv);
    const direct = await files().getPresignedDownloadUrl({ fileKey: key });
    const link = await files("https://shop.example/files").getPresignedDownloadUrl({ fileKey: key });
    expect(direct.startsWith(`${bucket.endpoint}/${bucket.bucket}/${key}?`)).toBe(true);
    expect(link.startsWith(`https://shop.example/files/${key}?`)).toBe(true);
  });

  it("written as a stream appear only when complete", async () => {
    const { writeStream, promise, fileKey } = await files().getUploadStream(csv);
    const megabyte = Buffer.alloc(1024 * 1024, "a");
    // More than one part of a multipart upload.
    for (let count = 0; count < 6; count++) writeStream.write(megabyte);
    expect(await bucket.keys()).not.toContain(fileKey);
    writeStream.end("the end");
    await expect(promise).resolves.toMatchObject({ key: fileKey });
    expect(fileKey).toMatch(/^private\/.*\.csv$/);
    const kept = await files().getAsBuffer({ fileKey });
    expect([kept.length, kept.subarray(-7).toString()]).toEqual([6 * megabyte.length + 7, "the end"]);
  });

  it("leave nothing behind when their stream is aborted", async () => {
    const before = await bucket.keys();
    const { writeStream, promise } = await files().getUploadStream(csv);
    writeStream.write("a,b\n");
    writeStream.destroy(new Error("The export failed."));
    await expect(promise).rejects.toThrow("The export failed.");
    expect(await bucket.keys()).toEqual(before);
  });

  it("can be uploaded directly with a link that is valid for one private file", async () => {
    const { key, url } = await files().getPresignedUploadUrl({ filename: "../public/import.csv", access: "public" });
    expect(key).toMatch(/^private\/[a-f0-9-]{36}\.csv$/);
    expect(url).not.toMatch(/checksum/i);
    const put = (to: string) => fetch(to, { method: "PUT", body: csv.content });
    expect((await put(url)).status).toBe(200);
    expect((await put(url.replace(key, "public/a.webp"))).status).toBe(403);
    expect(String(await files().getAsBuffer({ fileKey: key }))).toBe(csv.content);
  });

  it("can be deleted, also a second time", async () => {
    const [one, other] = [await files().upload(csv), await files().upload(csv)];
    await files().delete([one, other, one].map(({ key }) => ({ fileKey: key })));
    await files().delete({ fileKey: one.key });
    expect((await bucket.keys()).filter((key) => [one.key, other.key].includes(key))).toEqual([]);
  });

  it("cannot have a made-up key", async () => {
    for (const fileKey of ["", "orders.csv", "private/../public/a.webp"]) {
      await expect(files().getAsBuffer({ fileKey })).rejects.toThrow("This file name is not valid.");
      await expect(files().delete({ fileKey })).rejects.toThrow("This file name is not valid.");
    }
  });
});
