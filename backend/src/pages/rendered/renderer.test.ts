import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Renderer, rendererAt } from "./renderer";

const folder = mkdtempSync(path.join(tmpdir(), "haat-renderer-"));
const file = path.join(folder, "render.mjs");
afterAll(() => rmSync(folder, { recursive: true }));

const ask = async () => ({ status: 200, body: {} });

function loads() {
  const loaded: Renderer[] = [];
  const load = async () => ({
    createRenderer: async () => {
      const renderer = { render: async () => Promise.reject(new Error("not asked")), pageAddress: () => null };
      loaded.push(renderer);
      return renderer;
    },
  });
  return { load, loaded };
}

describe("the storefront's server build", () => {
  it("is undefined until it is built, loaded once, and reloaded after a rebuild", async () => {
    const { load, loaded } = loads();
    const current = rendererAt(file, ask, load);
    expect(await current()).toBeUndefined();
    writeFileSync(file, "");
    const [first, same] = await Promise.all([current(), current()]);
    expect(first).toBe(same);
    expect(loaded).toHaveLength(1);
    const later = new Date(Date.now() + 60_000);
    utimesSync(file, later, later);
    expect(await current()).toBe(loaded[1]);
  });

  it("is reported if it can't be loaded", async () => {
    writeFileSync(file, "");
    const broken = rendererAt(file, ask, () => Promise.reject(new Error("A broken build")));
    await expect(broken()).rejects.toThrow("A broken build");
  });
});
