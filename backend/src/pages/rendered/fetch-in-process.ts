import type { MedusaContainer } from "@medusajs/framework/types";
import { cacheKey } from "#catalog-answers/cache-key";
import { visitorsAnswer } from "#catalog-answers/cached-answers";
import { productCoupons } from "#catalog-answers/product-coupons";
import { readRequest } from "#catalog-answers/read-request";
import { parseInput } from "#http/read-input";
import { toFailure } from "#http/to-failure";
import { servingCatalog } from "#modules/catalog/serving";
import { readSellerPage } from "#workflows/seller-product/read-seller-page";
import { noteSource, uncertain } from "./page-sources";

/** Answers a GET below `/api/v1` by its path and query. Rejects only if the fault is ours. */
export type Ask = (path: string) => Promise<{ status: number; body: unknown }>;

/** Equal digests have equal answers. */
type Read = { status: number; text: string; digest: string };

/** Reads what pages show a visitor as the API does and through the same cache, without the network. */
export const fetchInProcess =
  (container: () => MedusaContainer): Ask =>
  async (path) => {
    const { status, text, digest } = await answer(container, path);
    noteSource(path, digest);
    return { status, body: JSON.parse(text) };
  };

/** Returns the digest of the answer that a page would be given now. */
export const digestInProcess =
  (container: () => MedusaContainer) =>
  async (path: string): Promise<string> =>
    (await answer(container, path)).digest;

async function answer(container: () => MedusaContainer, path: string): Promise<Read> {
  try {
    return await read(container, path);
  } catch (error) {
    const { status, message } = toFailure(error);
    if (status >= 500) throw error;
    return written(status, { success: false, message });
  }
}

async function read(container: () => MedusaContainer, path: string): Promise<Read> {
  const catalog = servingCatalog();
  const asked = readRequest({ method: "GET", url: `/api/v1${path}`, headers: {} });
  if (asked && catalog) {
    const { name, params, query } = asked;
    const input = parseInput(name, { params, query });
    let isStale = false;
    const known = await visitorsAnswer(catalog, name, cacheKey(name, input), input, () => {
      isStale = true;
    });
    return { status: 200, text: String(known.ready("identity")), digest: isStale ? uncertain : known.hash };
  }
  const coupons = couponsIn(path);
  if (coupons) {
    const { answer } = await productCoupons(container(), coupons);
    return { status: 200, text: String(answer.ready("identity")), digest: answer.hash };
  }
  const seller = sellerIdIn(path);
  if (seller === undefined) throw new Error(`${path.split("?")[0]} is not read for pages.`);
  return written(200, { success: true, seller: await readSellerPage(container(), seller) });
}

function written(status: number, body: object): Read {
  const text = JSON.stringify(body);
  return { status, text, digest: `${status} ${text}` };
}

/** The input of a call for a product's coupons. */
function couponsIn(path: string) {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const id = /^\/product\/([^/]+)\/coupons$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  const params = { id: decodeURIComponent(id) };
  return parseInput("listProductCoupons", { params, query: Object.fromEntries(searchParams) });
}

const sellers = /^\/sellers\/([^/?]+)\/?(?:\?|$)/i;

/** The seller of a call or a page: both have the same path. @throws ApiError 400 the id is malformed. */
export function sellerIdIn(path: string): string | undefined {
  const id = sellers.exec(path)?.[1];
  return id && parseInput("getSellerPage", { params: { id: decodeURIComponent(id) }, query: {} }).params.id;
}
