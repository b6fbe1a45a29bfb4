import type { MedusaContainer } from "@medusajs/framework/types";
import type { Input } from "../http/read-input";
import { CATALOG_MODULE } from "../modules/catalog";
import type { CatalogModuleService } from "../modules/catalog/service";
import { readProductOffers } from "../workflows/coupon/read-offers";
import { cacheKey } from "./cache-key";
import { cacheOf } from "./cached-answers";
import { FinishedAnswer } from "./finished-answer";

type Asked = Pick<Input<"listProductCoupons">, "params" | "query">;

/** The coupons of a product for a guest: the same for all, so it is kept until the catalogue or a coupon changes. */
export async function productCoupons(container: MedusaContainer, input: Asked) {
  const cache = cacheOf(container.resolve<CatalogModuleService>(CATALOG_MODULE));
  const key = cacheKey("listProductCoupons", input);
  const answer = await cache.get(key, async () => {
    const offers = await readProductOffers(container, input);
    return new FinishedAnswer(JSON.stringify({ success: true, offers }));
  });
  return { answer, grown: () => cache.weigh(key) };
}
