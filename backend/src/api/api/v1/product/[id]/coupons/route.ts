import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cacheOf } from "#catalog-answers/cached-answers";
import { FinishedAnswer } from "#catalog-answers/finished-answer";
import { sendAnswer } from "#catalog-answers/send-answer";
import { readInput } from "#http/read-input";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { readOffers } from "#workflows/coupon/read-offers";

/** The same for all guests, so it is kept until the catalogue or a coupon changes. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { params, query } = readInput("listProductCoupons", req);
  const wanted = [{ productId: params.id, variant: query.variant ?? null, quantity: 1 }];
  const order = { customerId: null, wanted, paymentMethod: null, pincode: null };
  const cache = cacheOf(req.scope.resolve<CatalogModuleService>(CATALOG_MODULE));
  const key = `coupons ${params.id} ${query.variant ?? ""}`;
  const answer = await cache.get(key, async () => {
    const offers = await readOffers(req.scope, order);
    return new FinishedAnswer(JSON.stringify({ success: true, offers }));
  });
  sendAnswer(req, res, answer, { personal: false, grown: () => cache.weigh(key) });
}
