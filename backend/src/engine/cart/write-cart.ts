import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { rawSql } from "../raw-amount";

/** The new quantity of a line; 0 removes it. `price` in rupees; null: unchanged. */
export type CartRest = { lineId: string; quantity: number; price: number | null };

/** Amounts in rupees, as of adding: no decision uses them. */
export type NewCartLine = {
  id: string;
  productId: string;
  variantId: string;
  title: string;
  handle: string;
  variantTitle: string;
  sku: string | null;
  thumbnail: string | null;
  quantity: number;
  price: number;
  mrp: number;
  metadata: { color: string; size: string };
};

export type CartChange = { rests?: readonly CartRest[]; added?: readonly NewCartLine[] };

/** `version` changes whenever one of our writers changes the cart. */
export type CartVersion = { id: string; version: string };

export const newCartLineId = (): string => generateEntityId(undefined, "cali");

/** Waits for an account that is being deleted, or merged with another. */
const ownerSql = "SELECT id FROM customer WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE";

/**
 * Locks a shopper's open cart until the transaction ends, across sessions and processes, even while there is none yet.
 * The customer's row is locked too, so that no cart outlives its owner.
 *
 * @returns whether the customer exists.
 */
export async function lockCart(run: Run, customerId: string): Promise<boolean> {
  const owner = await run({
    name: "lock-cart-owner",
    text: `SELECT pg_advisory_xact_lock(hashtextextended('cart:' || id, 0)) FROM (${ownerSql}) owner`,
    values: [customerId],
  });
  if (owner.length === 0) return false;
  await run({
    name: "lock-cart",
    text: `UPDATE cart SET updated_at = clock_timestamp()
            WHERE id = (SELECT id FROM haat_cart WHERE customer_id = $1 ORDER BY created_at, id LIMIT 1)`,
    values: [customerId],
  });
  return true;
}

type NewCart = { customerId: string; regionId: string; salesChannelId: string; currency: string };

/** Creates an empty cart. The caller holds the lock of `lockCart`. */
export async function createCart(run: Run, cart: NewCart): Promise<CartVersion> {
  const [made] = await run<CartVersion>({
    name: "create-cart",
    // A shopper may have other carts, created through the engine's own store API; `shop` identifies ours.
    text: `INSERT INTO cart (id, customer_id, region_id, sales_channel_id, currency_code, metadata)
           VALUES ($1, $2, $3, $4, $5, '{"shop":true}') RETURNING id, updated_at::text AS version`,
    values: [generateEntityId(undefined, "cart"), cart.customerId, cart.regionId, cart.salesChannelId, cart.currency],
  });
  if (!made) throw new Error("The cart was not created.");
  return made;
}

const changeSql = `
WITH owner AS MATERIALIZED (${ownerSql}),
mine AS MATERIALIZED (
  UPDATE cart c SET updated_at = clock_timestamp() FROM owner
   WHERE c.id = $2 AND c.customer_id = owner.id AND c.updated_at = $3::timestamptz AND c.deleted_at IS NULL
  RETURNING c.id),
rest AS MATERIALIZED (
  SELECT r.*, mine.id AS cart_id FROM mine, jsonb_to_recordset($4::jsonb) AS r("lineId" text, quantity int, price numeric)),
gone AS (DELETE FROM cart_line_item l USING rest r WHERE l.id = r."lineId" AND l.cart_id = r.cart_id AND r.quantity <= 0),
changed AS (
  UPDATE cart_line_item l
     SET quantity = r.quantity, updated_at = now(), unit_price = COALESCE(r.price, l.unit_price),
         raw_unit_price = CASE WHEN r.price IS NULL THEN l.raw_unit_price ELSE ${rawSql("r.price")} END
    FROM rest r WHERE l.id = r."lineId" AND l.cart_id = r.cart_id AND r.quantity > 0),
added AS (
  INSERT INTO cart_line_item (id, cart_id, product_id, variant_id, title, product_title, product_handle, variant_title,
    variant_sku, thumbnail, quantity, unit_price, raw_unit_price, compare_at_unit_price, raw_compare_at_unit_price,
    is_tax_inclusive, requires_shipping, metadata)
  SELECT a.id, mine.id, "productId", "variantId", title, title, handle, "variantTitle", sku, thumbnail, quantity, price,
         ${rawSql("price")}, mrp, ${rawSql("mrp")}, true, true, metadata
    FROM mine, jsonb_to_recordset($5::jsonb) AS a(id text, "productId" text, "variantId" text, title text, handle text,
      "variantTitle" text, sku text, thumbnail text, quantity int, price numeric, mrp numeric, metadata jsonb))
SELECT id FROM mine`;

/**
 * Changes the lines of a cart in one statement, if the cart still has the version that the change was decided for. The
 * engine's own workflow reads and writes each line with its adjustments and taxes, which our carts don't have.
 *
 * @returns false, with nothing changed, if the cart or its owner was changed or deleted meanwhile.
 */
export async function writeCart(
  run: Run,
  customerId: string,
  { id, version }: CartVersion,
  { rests = [], added = [] }: CartChange,
): Promise<boolean> {
  const values = [customerId, id, version, JSON.stringify(rests), JSON.stringify(added)];
  return (await run({ name: "write-cart", text: changeSql, values })).length > 0;
}
