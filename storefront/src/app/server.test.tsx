import { AsyncLocalStorage } from "node:async_hooks";
import { createRenderer } from "./server";

const settings = { social: {}, shop: null, policy: {}, updatedAt: "2026-01-01T00:00:00.000Z" };
const hostile = `</script><script>alert("1")</script> & <b>`;
const category = { _id: "c1", title: hostile, image: "", handle: "c1", status: true };

const answers: Record<string, unknown> = {
  "/categoryByuser": { success: true, data: [category] },
  "/subcategoryByuser": { status: true, data: [] },
  "/settings": { success: true, settings },
  "/categories/c1": { success: true, title: hostile },
  "/home": { success: true, rows: [{ source: "collection:1", title: "Under ₹499", slug: "under-499" }] },
  "/Banner": { banners: [{ _id: "b1", title: "Fair", image: "/media/b.webp", link: "/search?q=x", status: true }] },
};
const asked: string[] = [];
const rendering = new AsyncLocalStorage<string[]>();
let fault: Error | undefined;

const ask = async (path: string) => {
  asked.push(path);
  rendering.getStore()?.push(path);
  if (fault) throw fault;
  const [call = ""] = path.split("?");
  if (call.startsWith("/product/title/")) return { status: 404, body: { success: false, message: "Nothing is here." } };
  const empty = { success: true, products: [], total: 0, page: 1, limit: 24 };
  return { status: 200, body: answers[call] ?? empty };
};
let renderer: Awaited<ReturnType<typeof createRenderer>>;
const render = (address: string) => renderer.render(address, 0);

beforeAll(async () => {
  renderer = await createRenderer(ask);
});

beforeEach(() => {
  fault = undefined;
  asked.length = 0;
});

describe("a server-rendered page", () => {
  it("contains all its content, reads it once, and passes the data on to the browser", async () => {
    const page = await render("/products/category/c1");
    expect(new Set(asked).size).toBe(asked.length);
    expect(page.markup).toContain("0 Products Found");
    expect(page.state.read.map(([[name]]) => name)).toEqual(expect.arrayContaining(["navigation", "product-list"]));
    expect(page).toMatchObject({ title: hostile, isMissing: false, redirect: undefined });
  });

  it("reads its data in its own asynchronous context, by which the server knows the sources of each page", async () => {
    const sourcesOf = async (address: string) => {
      const sources: string[] = [];
      await rendering.run(sources, () => render(address));
      return sources.sort();
    };
    const addresses = ["/", "/products/category/c1", "/about"];
    const alone: string[][] = [];
    for (const address of addresses) alone.push(await sourcesOf(address));
    asked.length = 0;
    const together = await Promise.all(addresses.map(sourcesOf));
    expect(together).toEqual(alone);
    expect(together.flat().sort()).toEqual(asked.sort());
    expect(together[1]).toContain("/categories/c1");
  });

  it("escapes titles", async () => {
    const { markup } = await render("/products/category/c1");
    expect(markup).toContain("&lt;/script&gt;&lt;script&gt;");
    expect(markup).not.toContain("<script");
  });

  it("names the picture to preload", async () => {
    expect((await render("/")).picture).toMatchObject({ src: "/media/b.webp" });
  });

  it("reports what does not exist, so that the browser need not request it", async () => {
    const page = await render("/product/none");
    expect(page).toMatchObject({ isMissing: true, title: "Product not found" });
    expect(page.state.missing).toEqual([[["product", "none"], "Nothing is here."]]);
    expect(await render("/404")).toMatchObject({ isMissing: true, title: "Page not found" });
  });

  it("is the last page if a later one is requested", async () => {
    answers["/products/c2"] = { success: true, products: [], total: 30, page: 9, limit: 24 };
    expect((await render("/products/category/c2?page=9")).redirect).toBe("/products/category/c2?page=2");
  });

  it("has no inline styles, which the security policy would block", async () => {
    for (const address of ["/", "/products/category/c1", "/search", "/about"]) {
      expect((await render(address)).markup).not.toMatch(/ style="/);
    }
  });

  it("is rejected if its data cannot be read", async () => {
    fault = new Error("The database is away.");
    await expect(render("/")).rejects.toThrow("The database is away.");
  });

  it("is rejected if a screen throws", async () => {
    const { "/Banner": banners } = answers;
    // Without a title.
    answers["/Banner"] = { banners: [{ _id: "b2" }] };
    await expect(render("/")).rejects.toThrow("/ cannot be rendered");
    answers["/Banner"] = banners;
  });

  it("is the same if rendered twice", async () => {
    const [first, second] = [await render("/"), await render("/")];
    expect(second).toEqual(first);
  });
});
