import type { MedusaContainer } from "@medusajs/framework/types";
import { cacheKey } from "#catalog-answers/cache-key";
import { visitorsAnswer } from "#catalog-answers/cached-answers";
import { readRequest } from "#catalog-answers/read-request";
import { parseInput } from "#http/read-input";
import { toFailure } from "#http/to-failure";
import { servingCatalog } from "#modules/catalog/serving";
import { readSellerPage } from "#workflows/seller-product/read-seller-page";

/** Answers a GET below `/api/v1` by its path and query. Rejects only if the fault is ours. */
export type Ask = (path: string) => Promise<{ status: number; body: unknown }>;

/** Reads what pages show a visitor as the API does and through the same cache, without the network. */
export const fetchInProcess =
  (container: () => MedusaContainer): Ask =>
  async (path) => {
    try {
      return { status: 200, body: await read(container, path) };
    } catch (error) {
      const { status, message } = toFailure(error);
      if (status >= 500) throw error;
      return { status, body: { success: false, message } };
    }
  };

async function read(container: () => MedusaContainer, path: string): Promise<unknown> {
  const catalog = servingCatalog();
  const asked = readRequest({ method: "GET", url: `/api/v1${path}`, headers: {} });
  if (asked && catalog) {
    const { name, params, query } = asked;
    const input = parseInput(name, { params, query });
    const answer = await visitorsAnswer(catalog, name, cacheKey(name, input), input);
    return JSON.parse(String(answer.ready("identity")));
  }
  const seller = sellerIdIn(path);
  if (seller === undefined) throw new Error(`${path.split("?")[0]} is not read for pages.`);
  return { success: true, seller: await readSellerPage(container(), seller) };
}

const sellers = /^\/sellers\/([^/?]+)\/?(?:\?|$)/i;

/** The seller of a call or a page: both have the same path. @throws ApiError 400 the id is malformed. */
export function sellerIdIn(path: string): string | undefined {
  const id = sellers.exec(path)?.[1];
  return id && parseInput("getSellerPage", { params: { id: decodeURIComponent(id) }, query: {} }).params.id;
}
