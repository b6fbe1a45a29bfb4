import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Upload } from "#files/upload";
import { DiskFileService } from "#providers/file-disk/service";
import { withKeptFiles } from "./with-kept-files";

const folder = mkdtempSync(path.join(tmpdir(), "haat-kept-"));
const mediaDir = path.join(folder, "media");
afterAll(() => rmSync(folder, { recursive: true }));

/** The file names that fail to be written. */
let refused = (_name: string) => false;
afterEach(() => {
  refused = () => false;
});

/** The engine's file module, backed by the real disk. */
const disk = new DiskFileService(
  {},
  { mediaDir, mediaUrl: "", privateMediaDir: path.join(folder, "private-media"), secret: "a secret" },
);
const files = {
  createFiles: async (file: Parameters<typeof disk.upload>[0]) => {
    if (refused(file.filename)) throw new Error("The disk is full.");
    const { key, url } = await disk.upload(file);
    return { id: key, url };
  },
  deleteFiles: (ids: string[]) => disk.delete(ids.map((fileKey) => ({ fileKey, filename: "" }))),
};
const container = { resolve: () => files } as unknown as MedusaContainer;

const type = "image/webp";
const upload: Upload = {
  kind: "png",
  copies: [
    { ending: "-640.webp", type, content: Buffer.from("large") },
    { ending: "-400.webp", type, content: Buffer.from("small") },
  ],
};
const kept = () => readdirSync(mediaDir).sort();

describe("withKeptFiles", () => {
  it("stores the copies under one name with two endings, and passes the first one's URL", async () => {
    const [url] = await withKeptFiles(container, [upload], async (urls) => urls);
    const base = url?.replace(/^\/media\/|-640\.webp$/g, "");
    expect(kept()).toEqual([`${base}-400.webp`, `${base}-640.webp`]);
  });

  it("deletes its files if the action fails, but not others with equal content", async () => {
    const before = kept();
    const failing = withKeptFiles(container, [upload, upload], async (urls) => {
      expect(new Set(urls).size).toBe(2);
      expect(kept()).toHaveLength(before.length + 4);
      throw new Error("No.");
    });
    await expect(failing).rejects.toThrow("No.");
    expect(kept()).toEqual(before);
  });

  it.each(["-640.webp", "-400.webp"])(
    "deletes the other copies of an image if its %s cannot be stored",
    async (ending) => {
      const before = kept();
      const act = jest.fn();
      refused = (name) => name.endsWith(ending);
      await expect(withKeptFiles(container, [upload], act)).rejects.toThrow("The disk is full.");
      expect(act).not.toHaveBeenCalled();
      expect(kept()).toEqual(before);
    },
  );
});
