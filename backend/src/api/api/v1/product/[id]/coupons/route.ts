import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { productCoupons } from "#catalog-answers/product-coupons";
import { sendAnswer } from "#catalog-answers/send-answer";
import { readInput } from "#http/read-input";

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { answer, grown } = await productCoupons(req.scope, readInput("listProductCoupons", req));
  sendAnswer(req, res, answer, { personal: false, grown });
}
