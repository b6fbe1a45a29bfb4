import type { CallInput } from "@haat/api-contract/endpoints";
import { api } from "./api";
import { withDatabase } from "./database";
import { until } from "./until";

export type SaleBody = NonNullable<CallInput<"addSale">["body"]>;

/** Sales that this file's tests have added. */
const added: string[] = [];

/** Notes a sale for `dropSales`. */
export function keepSale<Sale extends { _id: string }>(sale: Sale): Sale {
  added.push(sale._id);
  return sale;
}

export const addSale = async (token: string, body: SaleBody) =>
  keepSale((await api(token).call("addSale", { body })).sale);

/** Removes the sales of this file's tests. */
export const dropSales = (): Promise<void> =>
  withDatabase(async (client) => {
    await client.query("DELETE FROM price_list WHERE id = ANY ($1)", [added]);
    await client.query("DELETE FROM sale WHERE id = ANY ($1)", [added]);
  });

/** What shoppers see of a product. */
export const shownProduct = async (id: string) => (await api().call("getProduct", { params: { id } })).product;

/** The product, once shoppers see it at a price. */
export const untilPrice = (id: string, price: number) =>
  until(`a price of ${price}`, async () => {
    const product = await shownProduct(id);
    return product.finalPrice === price ? product : undefined;
  });
