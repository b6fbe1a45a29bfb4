import { gzipSync } from "node:zlib";
import { type APIRequestContext, expect } from "@playwright/test";
import { maxFirstLoad } from "../../storefront/scripts/bundle-size.mjs";
import { aPlainThing, theCategory } from "../support/shop";
import { test } from "../support/test";

/** Compressed bytes of the scripts that a page references. */
async function firstLoadOf(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const named = html.match(/(?:src|href)="\/assets\/[^"]*\.js"/g) ?? [];
  const scripts = new Set(named.map((one) => one.replace(/^.*?"|"$/g, "")));
  expect(scripts.size).toBeGreaterThan(1);
  let bytes = 0;
  for (const script of scripts) {
    bytes += gzipSync(await (await request.get(script)).body(), { level: 9 }).length;
  }
  return bytes;
}

test("The first load of the home, list and product pages is small @once", async ({ request }) => {
  const { _id } = await theCategory(request, "electronics");
  const product = await aPlainThing(request);
  for (const path of ["/", `/products/category/${_id}`, `/product/${product.slug}/${product._id}`]) {
    const bytes = await firstLoadOf(request, path);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(maxFirstLoad * 1_000);
  }
});
