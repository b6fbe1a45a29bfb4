import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cacheKey } from "#catalog-answers/cache-key";
import { cacheOf, keptAnswer } from "#catalog-answers/cached-answers";
import { sendAnswer } from "#catalog-answers/send-answer";
import { readInput } from "#http/read-input";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { readProductOffers } from "#workflows/coupon/read-offers";

/** The same for all guests, so it is kept until the catalogue or a coupon changes. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const catalog = req.scope.resolve<CatalogModuleService>(CATALOG_MODULE);
  const input = readInput("listProductCoupons", req);
  const key = cacheKey("listProductCoupons", input);
  const answer = await keptAnswer(catalog, key, async () => ({ offers: await readProductOffers(req.scope, input) }));
  sendAnswer(req, res, answer, { personal: false, grown: () => cacheOf(catalog).weigh(key) });
}
