import { ensureBrowser } from "../../scripts/test/browser.mjs";
import { startTestShop } from "../../scripts/test-shop.mjs";
import { lighthouseRows } from "./lighthouse.mjs";
import { slowNetworkRow } from "./slow-network.mjs";

/**
 * What a browser measures of the storefront's pages, on a separate demo shop: the bench's catalogues have no pictures.
 *
 * @param {{ root: string, sizes: number[], rounds: number, log: (line: string) => void }} run
 * @returns {Promise<import("../report/table.mjs").TableRow[]>}
 */
export async function browserRows({ root, sizes, rounds, log }) {
  const browser = await ensureBrowser({ root, env: process.env, log });
  const shop = await startTestShop({ root, form: "built", name: "bench-browser", seed: true });
  try {
    const { product, pages } = await pagesOf(shop.url);
    return [
      await slowNetworkRow({ browser, url: pages.product, product, sizes, rounds, log }),
      // A single run depends on what else the machine does at that moment; a median of three does not.
      ...(await lighthouseRows({ root, browser, pages, sizes, rounds: Math.max(rounds, 3), log })),
    ];
  } finally {
    await shop.stop();
  }
}

/** @typedef {{ _id: string, slug: string, title: string, finalPrice: number, description: string }} Product */

/**
 * A product of the shop, and addresses of the measured pages by name.
 *
 * @param {string} shop
 * @returns {Promise<{ product: Product, pages: { home: string, list: string, product: string } }>}
 */
async function pagesOf(shop) {
  const read = async (/** @type {string} */ call) => (await fetch(`${shop}/api/v1${call}`)).json();
  const { data } = await read("/categoryByuser");
  const category = data.find((/** @type {{ handle: string }} */ { handle }) => handle === "electronics");
  const { products } = await read(`/products/${category._id}?limit=1`);
  const [{ _id, slug }] = products;
  const { product } = await read(`/product/title/${_id}`);
  return {
    product,
    pages: {
      home: `${shop}/`,
      list: `${shop}/products/category/${category._id}`,
      product: `${shop}/product/${slug}/${_id}`,
    },
  };
}
