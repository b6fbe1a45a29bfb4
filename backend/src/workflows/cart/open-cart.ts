import { loginMessages } from "@haat/api-contract/login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database, type Run } from "#database/database";
import { retryConflicts } from "#database/retry-conflicts";
import { type CartChange, type CartVersion, createCart, lockCart, writeCart } from "#engine/cart/write-cart";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { loadStoreDefaults, storeDefaultNames } from "#engine/store-defaults";
import { ApiError } from "#errors/api-error";
import type { CartLine } from "./cart-line";

/** The shopper's oldest open cart of the shop, with its lines in the order of adding; one row if it has none. */
const cartSql = `
  SELECT c.id AS "cartId", c.version, l.id AS "lineId", l.product_id AS "productId", l.variant_id AS "variantId",
         l.quantity::int AS quantity, COALESCE(l.metadata->>'color', '') AS color, COALESCE(l.metadata->>'size', '') AS size,
         (SELECT blocked_at IS NOT NULL FROM haat_shopper_login WHERE customer_id = $1) AS blocked
    FROM (SELECT) one
    LEFT JOIN (SELECT id, version FROM haat_cart WHERE customer_id = $1 ORDER BY created_at, id LIMIT 1) c ON true
    LEFT JOIN haat_cart_line l ON l.cart_id = c.id
   ORDER BY l.created_at, l.id`;

type Row = Omit<CartLine, "lineId" | "cartId"> & {
  lineId: string | null;
  cartId: string | null;
  version: string | null;
  blocked: boolean | null;
};

/** `cart` is null while the shopper has no cart yet. */
export type OpenCart = { cart: CartVersion | null; lines: CartLine[]; isBlocked: boolean };

async function cartOf(run: Run, customerId: string): Promise<OpenCart> {
  const rows = await run<Row>({ name: "open-cart", text: cartSql, values: [customerId] });
  const { cartId = null, version = null, blocked = null } = rows[0] ?? {};
  return {
    cart: cartId === null || version === null ? null : { id: cartId, version },
    lines: rows.flatMap(({ lineId, cartId: of, ...row }) =>
      lineId === null || of === null ? [] : [{ ...row, lineId, cartId: of }],
    ),
    isBlocked: blocked === true,
  };
}

const databaseOf = (container: MedusaContainer) =>
  new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));

export const readOpenCart = (container: MedusaContainer, customerId: string): Promise<OpenCart> =>
  cartOf(databaseOf(container).run, customerId);

/**
 * Locks the shopper's cart in the running transaction and reads it. Another session of the same shopper, in any
 * process, waits until this one is done, so no update is lost. The account cannot be deleted, blocked or merged before
 * this transaction ends: no cart and no order outlives its owner.
 *
 * @throws ApiError 401 when the account is gone, or blocked.
 */
export async function lockOpenCart(run: Run, customerId: string): Promise<OpenCart> {
  if (!(await lockCart(run, customerId))) throw new ApiError(401, loginMessages.tokenRejected);
  const open = await cartOf(run, customerId);
  if (open.isBlocked) throw new ApiError(401, loginMessages.accountBlocked);
  return open;
}

/** Decides on a change from what the cart contains; throws ApiError if it is not possible. Must be repeatable. */
type Decide = (lines: readonly CartLine[]) => CartChange;

/** How often a change is decided anew when another session was faster; after that the sessions queue. */
const attempts = 2;

/**
 * Changes the shopper's cart. At first nothing is locked: the change is written if the cart is still the one that was
 * read.
 *
 * @param read the cart as the caller has just read it; null: not read.
 * @returns the lines after the change.
 * @throws ApiError as `decide` does; 401 when the account is gone, or blocked.
 */
export async function changeOpenCart(
  container: MedusaContainer,
  customerId: string,
  decide: Decide,
  read: OpenCart | null = null,
): Promise<CartLine[]> {
  const { run } = databaseOf(container);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const open = (attempt === 0 && read) || (await cartOf(run, customerId));
    if (!open.cart || open.isBlocked) break;
    const change = decide(open.lines);
    const { cart } = open;
    if (await retryConflicts(() => writeCart(run, customerId, cart, change)))
      return changed(cart.id, open.lines, change);
  }
  return await changeLocked(container, customerId, decide);
}

/** The lines as `writeCart` leaves them. */
function changed(cartId: string, lines: readonly CartLine[], { rests = [], added = [] }: CartChange): CartLine[] {
  const quantities = new Map(rests.map(({ lineId, quantity }) => [lineId, quantity]));
  const stay = lines.map((line) => ({ ...line, quantity: quantities.get(line.lineId) ?? line.quantity }));
  return [
    ...stay.filter(({ quantity }) => quantity > 0),
    ...added.map(({ id, productId, variantId, quantity, metadata }) => ({
      lineId: id,
      cartId,
      productId,
      variantId,
      quantity,
      ...metadata,
    })),
  ];
}

async function changeLocked(container: MedusaContainer, customerId: string, decide: Decide): Promise<CartLine[]> {
  const { regionId, salesChannelId } = await loadStoreDefaults(container);
  const write = async ({ prepared }: OneTransaction) => {
    const open = await lockOpenCart(prepared, customerId);
    const change = decide(open.lines);
    const { currency } = storeDefaultNames;
    const cart = open.cart ?? (await createCart(prepared, { customerId, regionId, salesChannelId, currency }));
    if (!(await writeCart(prepared, customerId, cart, change))) throw new Error("A locked cart was changed.");
    return changed(cart.id, open.lines, change);
  };
  return await retryConflicts(() => inOneTransaction(container, write));
}
