import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { outsideFolder, reaches } from "./location.mjs";

describe("reaches", () => {
  const stranger = { uid: 4_000_000, gid: 4_000_000 };
  let home = "";
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), "haat home "));
    await mkdir(path.join(home, "shop"));
    await chmod(path.join(home, "shop"), 0o755);
  });
  afterEach(() => rm(home, { recursive: true }));

  it("requires access to every folder on the path", async () => {
    await chmod(home, 0o700);
    expect(await reaches(stranger, path.join(home, "shop"))).toBe(false);
    await chmod(home, 0o711);
    expect(await reaches(stranger, path.join(home, "shop"))).toBe(true);
  });

  it("is true for the owner", async () => {
    await chmod(home, 0o700);
    expect(await reaches({ uid: process.getuid?.(), gid: process.getgid?.() }, path.join(home, "shop"))).toBe(true);
  });
});

describe("outsideFolder", () => {
  it("is stable, and different for each checkout and each data folder", () => {
    const folders = [
      outsideFolder("/a", "/a/.data/postgres"),
      outsideFolder("/a", "/elsewhere/postgres"),
      outsideFolder("/b", "/b/.data/postgres"),
    ];
    expect(new Set(folders).size).toBe(3);
    expect(outsideFolder("/a", "/a/.data/postgres")).toBe(folders[0]);
  });
});
