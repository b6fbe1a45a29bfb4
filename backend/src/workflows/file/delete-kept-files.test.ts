import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteKeptFiles } from "./delete-kept-files";

const deleted: string[][] = [];
const container = {
  resolve: () => ({ deleteFiles: async (ids: string[]) => void deleted.push(ids) }),
} as unknown as MedusaContainer;

describe("deleteKeptFiles", () => {
  beforeEach(() => deleted.splice(0));

  it("deletes the resized copies too, on disk and in a bucket", async () => {
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

  it("deletes only the file itself if it has no copies", async () => {
    await deleteKeptFiles(container, ["/media/ab12.mp4"]);
    expect(deleted).toEqual([["public/ab12.mp4"]]);
  });

  it("calls no provider without files", async () => {
    await deleteKeptFiles(container, []);
    expect(deleted).toEqual([]);
  });
});
