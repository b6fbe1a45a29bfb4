import { loginMessages } from "@haat/api-contract/login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { ApiError } from "../../http/api-error";
import { shopGround } from "../../setup/shop-ground";
import { findSellables } from "../sellable/read-sellables";
import { checkWalletWish } from "../wallet/share-of-wallet";
import type { OrderRequest } from "./order-request";
import { paymentProviderOf } from "./payment-methods";
import { checkAgreedAmount, quoteOrder } from "./quote";
import type { Buyer, ContainedTax } from "./to-engine-order";
import type { OrderToWrite } from "./write-order";

type Row = {
  email: string | null;
  rate: number | null;
  code: string | null;
  name: string | null;
  unserved: string[] | null;
};
type Circumstances = { buyer: Buyer; tax: ContainedTax; unservedPincodes: string[] };

async function readCircumstances(container: MedusaContainer, customerId: string): Promise<Circumstances> {
  const { taxRateId } = await shopGround(container);
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [row] = await database.run<Row>({
    name: "order-circumstances",
    text: `SELECT c.email, t.rate, t.code, t.name,
                  (SELECT document->'delivery'->'unservedPincodes' FROM shop_settings WHERE id = 'shop') AS unserved
             FROM customer c LEFT JOIN tax_rate t ON t.id = $2 AND t.deleted_at IS NULL
            WHERE c.id = $1 AND c.deleted_at IS NULL`,
    values: [customerId, taxRateId],
  });
  if (!row) throw new ApiError(401, loginMessages.tokenRejected);
  const tax = { id: taxRateId, code: row.code ?? "", name: row.name ?? "", rate: row.rate ?? 0 };
  return { buyer: { id: customerId, email: row.email }, tax, unservedPincodes: row.unserved ?? [] };
}

/**
 * Everything that can be refused before anything is written, and the shop's own figures for what is ordered.
 *
 * @throws ApiError as `quoteOrder` and `checkAgreedAmount`; 400 for a payment method, or a wallet, that is off; 401 when the
 *   shopper's account is gone.
 */
export async function prepareOrder(container: MedusaContainer, request: OrderRequest): Promise<OrderToWrite> {
  const { body, customerId } = request;
  paymentProviderOf(body.paymentMethod);
  await checkWalletWish(container, body);
  const productIds = body.products.map(({ productId }) => productId);
  const [{ buyer, tax, unservedPincodes }, sellables] = await Promise.all([
    readCircumstances(container, customerId),
    findSellables(container, productIds),
  ]);
  const quoted = quoteOrder(body.products, { pincode: body.shippingAddress.pincode, unservedPincodes }, sellables);
  checkAgreedAmount(quoted, body.finalAmount);
  return { request, quoted, buyer, tax };
}
