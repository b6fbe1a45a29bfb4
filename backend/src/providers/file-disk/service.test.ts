import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { opensLink } from "#files/private-link";
import { DiskFileService } from "./service";

const folder = mkdtempSync(path.join(tmpdir(), "haat-files-"));
const options = {
  mediaDir: path.join(folder, "media"),
  privateMediaDir: path.join(folder, "private-media"),
  mediaUrl: "",
  secret: "a secret",
};
const files = new DiskFileService({}, options);
const csv = { filename: "orders.csv", mimeType: "text/csv", content: "price\n₹ 999" };

afterAll(() => rmSync(folder, { recursive: true }));

describe("files on disk", () => {
  it("are private by default", async () => {
    const { key } = await files.upload(csv);
    expect(key).toMatch(/^private\/[a-f0-9-]{36}\.csv$/);
    expect(existsSync(path.join(options.privateMediaDir, path.basename(key)))).toBe(true);
    expect(existsSync(options.mediaDir)).toBe(false);
    expect((await files.getAsBuffer({ fileKey: key })).toString("utf8")).toBe(csv.content);
  });

  it("are served by their bare name if public", async () => {
    const { key, url } = await files.upload({ ...csv, access: "public" });
    expect(url).toBe(`/media/${path.basename(key)}`);
    await expect(files.getPresignedDownloadUrl({ fileKey: key })).resolves.toBe(url);
    expect(readdirSync(options.mediaDir)).toEqual([path.basename(key)]);
    await files.delete([{ fileKey: key }, { fileKey: key }]);
    expect(readdirSync(options.mediaDir)).toEqual([]);
  });

  it("are opened only by a signed link if private", async () => {
    const { key, url } = await files.upload(csv);
    expect(url).toBe(`/media/${key}`);
    const [address, query = ""] = (await files.getPresignedDownloadUrl({ fileKey: key })).split("?");
    expect(address).toBe(url);
    expect(opensLink(path.basename(key), query, { secret: options.secret })).toBe(true);
  });

  it("are deleted separately, even with identical content", async () => {
    const [one, other] = [await files.upload(csv), await files.upload(csv)];
    await files.delete({ fileKey: one.key });
    expect((await files.getAsBuffer({ fileKey: other.key })).toString("utf8")).toBe(csv.content);
  });

  it("written as a stream appear only when complete", async () => {
    const { writeStream, promise, fileKey } = await files.getUploadStream({
      filename: "all.csv",
      mimeType: "text/csv",
    });
    writeStream.write("a,b\n");
    await expect(files.getAsBuffer({ fileKey })).rejects.toThrow("ENOENT");
    writeStream.end("1,2\n");
    await expect(promise).resolves.toEqual({ key: fileKey, url: `/media/${fileKey}` });
    expect((await files.getAsBuffer({ fileKey })).toString("utf8")).toBe("a,b\n1,2\n");
  });

  it("leave nothing behind when their stream is aborted", async () => {
    const before = readdirSync(options.privateMediaDir);
    const { writeStream, promise } = await files.getUploadStream({ filename: "half.csv", mimeType: "text/csv" });
    writeStream.write("a,b\n");
    writeStream.destroy(new Error("The export failed."));
    await expect(promise).rejects.toThrow("The export failed.");
    expect(readdirSync(options.privateMediaDir)).toEqual(before);
  });

  it.each(["../jwt-secret", "private/../../jwt-secret", "a/b.csv", ""])("cannot have the key %j", async (fileKey) => {
    await expect(files.getAsBuffer({ fileKey })).rejects.toThrow("This file name is not valid.");
  });
});
