import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteKeptFiles } from "./delete-kept-files";

const deleted: string[][] = [];
const container = {
  resolve: () => ({ deleteFiles: async (ids: string[]) => void deleted.push(ids) }),
} as unknown as MedusaContainer;

describe("files that nothing belongs to any more", () => {
  beforeEach(() => deleted.splice(0));

  it("go with the copies beside them, on the disk and in a bucket", async () => {
    const [one, other] = ["ab12".repeat(10), "cd34".repeat(10)];
    await deleteKeptFiles(container, [
      `/media/${one}-640.webp`,
      `https://files.example.in/haat/public/${other}-1600.webp`,
    ]);
    expect(deleted).toEqual([
      [
        `public/${one}-640.webp`,
        `public/${one}-400.webp`,
        `public/${other}-1600.webp`,
        `public/${other}-800.webp`,
        `public/${other}-400.webp`,
      ],
    ]);
  });

  it("go alone where they have none", async () => {
    await deleteKeptFiles(container, ["/media/ab12.mp4"]);
    expect(deleted).toEqual([["public/ab12.mp4"]]);
  });

  it("are not asked for where there are none", async () => {
    await deleteKeptFiles(container, []);
    expect(deleted).toEqual([]);
  });
});
