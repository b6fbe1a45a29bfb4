import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteKeptFiles } from "./delete-kept-files";

const deleted: string[][] = [];
const container = {
  resolve: () => ({ deleteFiles: async (ids: string[]) => void deleted.push(ids) }),
} as unknown as MedusaContainer;

describe("files that nothing belongs to any more", () => {
  beforeEach(() => deleted.splice(0));

  it("go with their second size, on the disk and in a bucket", async () => {
    await deleteKeptFiles(container, ["/media/ab12.webp", "https://files.example.in/haat/public/cd34.webp"]);
    expect(deleted).toEqual([["ab12.webp", "ab12-400.webp", "public/cd34.webp", "public/cd34-400.webp"]]);
  });

  it("are not asked for where there are none", async () => {
    await deleteKeptFiles(container, []);
    expect(deleted).toEqual([]);
  });
});
