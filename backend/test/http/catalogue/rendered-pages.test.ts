import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import type { TestShop } from "../../../../scripts/test-shop.mjs";
import { anAdministrator } from "../../support/administrator";
import { aCategory, aProduct } from "../../support/catalogue";
import { aPrivateShop } from "../../support/private-shop";
import { raw } from "../../support/raw";
import { checkout } from "../../support/shop-address";
import { until } from "../../support/until";

const folder = mkdtempSync(path.join(tmpdir(), "haat-rendered-"));
const built = `<!doctype html><html><head><title>Haat</title><meta name="description" content="The shop." /><meta name="start-script" content="/assets/start.js"></head>
  <body><div id="root"><noscript>Needs scripts.</noscript></div></body></html>`;

/** A one-line stand-in for the shop's own screens: this tests how the server reads, caches and sends pages. */
const renderer = `
import { appendFileSync } from "node:fs";
const escaped = (text) => text.replace(/[&<>]/g, (sign) => "&#" + sign.charCodeAt(0) + ";");
export const createRenderer = async (ask) => ({
  pageAddress: (path, query) => (path === "/cart" ? null : query.includes("sort=") ? path + "?sort=price-asc" : path),
  async render(address, now) {
    appendFileSync(new URL("rendered.log", import.meta.url), address + "\\n");
    const id = address.split("?")[0].split("/").at(-1);
    if (address.startsWith("/faqs")) throw new Error("A screen broke");
    if (address === "/search") return { markup: "", state: {}, title: "Search", description: "", isMissing: false };
    if (address.startsWith("/subcategory/")) return { redirect: "/about" };
    const { status, body } = await ask("/product/title/" + id);
    const isMissing = status === 404;
    const markup = "<h1>" + escaped(isMissing ? body.message : body.product.title + " for " + body.product.finalPrice) + "</h1>";
    return { markup, state: { now, body }, title: "T", description: "D", isMissing };
  },
});`;

let shop: TestShop;
beforeAll(async () => {
  mkdirSync(path.join(folder, "dist"));
  mkdirSync(path.join(folder, "server", "dist"), { recursive: true });
  writeFileSync(path.join(folder, "dist", "index.html"), built);
  writeFileSync(path.join(folder, "server", "dist", "render.mjs"), renderer);
  shop = await aPrivateShop({ HAAT_STOREFRONT_DIST: path.join(folder, "dist") });
}, 300_000);
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) => raw("GET", address, { url: shop.url, headers });

async function aPage(title?: string): Promise<{ id: string; variant: string | undefined; address: string }> {
  const category = await aCategory({}, shop);
  const product = await aProduct({ categoryId: category.id, price: 500, ...(title && { title }) }, shop);
  return { id: product.id, variant: product.variants[0]?.id, address: `/product/${product.slug}/${product.id}` };
}

describe("a server-rendered page", () => {
  it("is complete, with price, head and data, and can be revalidated by its ETag", async () => {
    const { address } = await aPage();
    const page = await get(address);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.text).toContain(" for 500</h1>");
    expect(page.text).toMatch(/<script type="application\/json" id="page-state">\{"now":/);
    expect(page.text).toContain('<link rel="canonical"');
    expect(page.text).not.toContain("Needs scripts.");
    expect(page.headers.get("content-security-policy")).toMatch(/script-src 'self'/);
    // Cold and warm alike.
    for (const _again of [1, 2]) {
      const again = await get(address, { "if-none-match": page.headers.get("etag") ?? "" });
      expect([again.status, again.text]).toEqual([304, ""]);
      expect(again.headers.get("content-security-policy")).toBe(page.headers.get("content-security-policy"));
    }
    const compressed = await get(address, { "accept-encoding": "br" });
    expect([compressed.headers.get("content-encoding"), compressed.text]).toEqual(["br", page.text]);
  });

  it("shows a changed price within a second of the back office's response", async () => {
    const { adminFetch } = await anAdministrator({ url: shop.url });
    const { id, variant, address } = await aPage();
    expect((await get(address)).text).toContain(" for 500</h1>");
    const prices = { prices: [{ currency_code: "inr", amount: 450 }] };
    await adminFetch("POST", `/admin/products/${id}/variants/${variant}`, prices, z.unknown());
    const changed = async () => ((await get(address)).text.includes(" for 450</h1>") ? true : undefined);
    await until("the new price in the page", changed, 1_000);
  });

  it("is only rendered again when something that it shows has changed", async () => {
    const { adminFetch } = await anAdministrator({ url: shop.url });
    const [shown, other] = [await aPage(), await aPage()];
    const cost = (page: { id: string; variant: string | undefined }, amount: number) =>
      adminFetch(
        "POST",
        `/admin/products/${page.id}/variants/${page.variant}`,
        { prices: [{ currency_code: "inr", amount }] },
        z.unknown(),
      );
    const showing = ({ address }: { address: string }, amount: number) =>
      until("the new price in the page", async () =>
        (await get(address)).text.includes(` for ${amount}</h1>`) ? true : undefined,
      );
    const renderings = () =>
      readFileSync(path.join(folder, "server", "dist", "rendered.log"), "utf8")
        .split("\n")
        .filter((line) => line === shown.address).length;
    const before = await get(shown.address);
    const first = renderings();
    for (const amount of [410, 420]) {
      await cost(other, amount);
      await showing(other, amount);
      expect((await get(shown.address)).headers.get("etag")).toBe(before.headers.get("etag"));
    }
    expect(renderings()).toBe(first);
    await cost(shown, 430);
    await showing(shown, 430);
    expect(renderings()).toBeGreaterThan(first);
  });

  it("is shown as it was while the database is unavailable, and not kept for later", async () => {
    const { adminFetch } = await anAdministrator({ url: shop.url });
    const { id, variant, address } = await aPage();
    const before = await get(address);
    await shop.database.stop();
    try {
      await until("the process noticed", async () => ((await get("/ready")).status === 503 ? true : undefined));
      const meanwhile = await get(address);
      expect([meanwhile.status, meanwhile.text]).toEqual([200, before.text]);
    } finally {
      await shop.database.start();
    }
    await until("the shop answered", async () => ((await get("/ready")).status === 200 ? true : undefined));
    const prices = { prices: [{ currency_code: "inr", amount: 470 }] };
    await adminFetch("POST", `/admin/products/${id}/variants/${variant}`, prices, z.unknown());
    await until("the new price in the page", async () =>
      (await get(address)).text.includes(" for 470</h1>") ? true : undefined,
    );
  });

  it("escapes a hostile title, in the page and in its data", async () => {
    const hostile = `</script><script>alert(1)</script>`;
    const { address } = await aPage(hostile);
    const { text } = await get(address);
    expect(text).not.toContain("<script>alert");
    const state = /id="page-state">(.*?)<\/script>/s.exec(text)?.[1] ?? "";
    expect(JSON.parse(state).body.product.title).toBe(hostile);
  });

  it("is a complete 404 if nothing is there, and redirects if the page has moved", async () => {
    const missing = await get("/product/none");
    expect([missing.status, missing.headers.get("x-robots-tag")]).toEqual([404, "noindex"]);
    expect(missing.text).toContain("<h1>Product not found.</h1>");
    expect(missing.text).toContain("<title>Page not found | Haat</title>");
    const elsewhere = await get("/subcategory/x");
    expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([302, "/about"]);
  });

  it("is noindex if it shows what somebody typed, cold and warm", async () => {
    const { id } = await aPage();
    for (const _again of [1, 2]) {
      const page = await get("/search");
      expect([page.status, page.headers.get("x-robots-tag"), page.text.includes("page-state")]).toEqual([
        200,
        "noindex",
        true,
      ]);
    }
    expect((await get(`/product/${id}`)).headers.get("x-robots-tag")).toBeNull();
  });

  it("is left to the browser if a screen throws, with the right status and a log entry", async () => {
    const page = await get("/faqs");
    expect([page.status, page.text.includes("Needs scripts.")]).toEqual([200, true]);
    const log = path.join(checkout, ".cache", "test-logs", `private-${process.pid}.log`);
    const lines = async () => (/A screen broke/.test(readFileSync(log, "utf8")) ? true : undefined);
    await until("the fault in the log", lines);
    expect(readFileSync(log, "utf8")).toContain("GET /faqs failed");
  });

  it("is left to the browser if it shows one shopper's own data, or on request", async () => {
    const { address } = await aPage();
    for (const page of [await get("/cart"), await get(address, { "x-page-rendered-by": "browser" })]) {
      expect(page.text).toContain("Needs scripts.");
      expect(page.text).not.toContain("page-state");
    }
  });
});
