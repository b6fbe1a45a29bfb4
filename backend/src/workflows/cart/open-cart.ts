import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { inOneTransaction, type OneTransaction } from "#database/one-transaction";
import { lockCart } from "#engine/lock-rows";
import { checkHeld } from "../shopper/lock-customer";
import type { CartLine } from "./cart-line";

/** The shopper's oldest open cart of the shop, with its lines in the order of adding. */
const cartSql = (customer: string) => `
  SELECT c.id AS "cartId", l.id AS "lineId", l.product_id AS "productId", l.variant_id AS "variantId",
         l.quantity::int AS quantity, COALESCE(l.metadata->>'color', '') AS color, COALESCE(l.metadata->>'size', '') AS size
    FROM (SELECT id FROM haat_cart WHERE customer_id = ${customer} ORDER BY created_at, id LIMIT 1) c
    LEFT JOIN haat_cart_line l ON l.cart_id = c.id
   ORDER BY l.created_at, l.id`;

type Row = Omit<CartLine, "lineId"> & { lineId: string | null };

/** `id` is null while the shopper has no cart yet. */
export type OpenCart = { id: string | null; lines: CartLine[] };

const toCart = (rows: Row[]): OpenCart => ({
  id: rows[0]?.cartId ?? null,
  lines: rows.flatMap((row) => (row.lineId === null ? [] : [{ ...row, lineId: row.lineId }])),
});

export async function readOpenCart(container: MedusaContainer, customerId: string): Promise<OpenCart> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  return toCart(await database.run<Row>({ name: "open-cart", text: cartSql("$1"), values: [customerId] }));
}

/**
 * Locks the shopper's cart in the running transaction and reads it. Another session of the same shopper, in any
 * process, waits until this one is done, so no update is lost. The account cannot be deleted, blocked or merged before
 * this transaction ends: no cart and no order outlives its owner.
 *
 * @throws ApiError 401 when the account is gone, or blocked.
 */
export async function lockOpenCart(transaction: OneTransaction, customerId: string): Promise<OpenCart> {
  await checkHeld(transaction, customerId, await lockCart(transaction, customerId));
  return toCart(await transaction.run<Row>(cartSql("?"), [customerId]));
}

/** Changes the shopper's cart in one transaction, one session at a time. */
export async function changeOpenCart(
  container: MedusaContainer,
  customerId: string,
  change: (cart: OpenCart, transaction: OneTransaction) => Promise<void>,
): Promise<void> {
  await inOneTransaction(container, async (transaction) => {
    await change(await lockOpenCart(transaction, customerId), transaction);
  });
}
