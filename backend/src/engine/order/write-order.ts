import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import type { toEngineAddress } from "#engine/to-engine-address";
import { rawSql } from "../raw-amount";

/** Amounts are in rupees and include the tax. */
export type EngineOrder = {
  id: string;
  customerId: string;
  email: string | null;
  regionId: string;
  salesChannelId: string;
  currency: string;
  address: ReturnType<typeof toEngineAddress>;
  total: number;
  /** The tax in all prices, in percent. */
  tax: { id: string; code: string; name: string; rate: number };
  lines: readonly EngineLine[];
  deliveries: readonly EngineDelivery[];
};

/** `mrp` becomes `compare_at_unit_price`, which the engine's own totals ignore. */
export type EngineLine = {
  id: string;
  title: string;
  variantTitle: string;
  thumbnail: string | null;
  variantId: string;
  productId: string;
  handle: string;
  sku: string | null;
  quantity: number;
  price: number;
  mrp: number;
  metadata: object;
};

/** A delivery or another charge that belongs to no line: a shipping method of the engine. */
export type EngineDelivery = { name: string; amount: number; optionId: string; metadata: object | null };

const sums = [
  "transaction_total",
  "original_order_total",
  "current_order_total",
  "pending_difference",
  "paid_total",
  "refunded_total",
  "credit_line_total",
  "accounting_total",
] as const;

const unpaid: ReadonlySet<string> = new Set([
  "original_order_total",
  "current_order_total",
  "pending_difference",
  "accounting_total",
]);

/** The engine's stored summary of an order that nobody has paid for yet. */
function summaryOf(total: number): Record<string, unknown> {
  const values = sums.map((name) => [name, unpaid.has(name) ? total : 0] as const);
  return Object.fromEntries([
    ...values,
    ...values.map(([name, value]) => [`raw_${name}`, { value: String(value), precision: 20 }]),
  ]);
}

const taxSql = (table: string, owner: string, rows: string) => `
  INSERT INTO ${table} (id, ${owner}, code, rate, raw_rate, description, tax_rate_id, provider_id)
  SELECT r.tax_line_id, r.id, o.tax_code, o.tax_rate, ${rawSql("o.tax_rate")}, o.tax_name, o.tax_id, 'tp_system'
    FROM ${rows} r, o`;

const counted = [
  "fulfilled",
  "delivered",
  "shipped",
  "return_requested",
  "return_received",
  "return_dismissed",
  "written_off",
];
const counts = counted.map((name) => `${name}_quantity, raw_${name}_quantity`).join(", ");
const zeros = counted.map(() => `0, ${rawSql("0.0")}`).join(", ");

/** $1: the order, $2: its lines, $3: its deliveries; JSON. */
const orderSql = `
WITH o AS MATERIALIZED (
  SELECT * FROM jsonb_to_record($1::jsonb) AS o(id text, customer_id text, email text, region_id text, sales_channel_id text,
    currency_code text, shipping_address_id text, billing_address_id text, summary_id text, summary jsonb,
    first_name text, phone text, address_1 text, city text, province text, postal_code text, country_code text, metadata jsonb,
    tax_id text, tax_code text, tax_name text, tax_rate numeric)),
line AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($2::jsonb) AS l(id text, item_id text, tax_line_id text, title text, "variantTitle" text,
    thumbnail text, "variantId" text, "productId" text, handle text, sku text, quantity numeric, price numeric, mrp numeric,
    metadata jsonb)),
delivery AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($3::jsonb) AS d(id text, shipping_id text, tax_line_id text, name text, amount numeric,
    "optionId" text, metadata jsonb)),
addresses AS (
  INSERT INTO order_address (id, customer_id, first_name, phone, address_1, city, province, postal_code, country_code, metadata)
  SELECT a.id, o.customer_id, o.first_name, o.phone, o.address_1, o.city, o.province, o.postal_code, o.country_code, o.metadata
    FROM o, unnest(ARRAY[o.shipping_address_id, o.billing_address_id]) AS a(id)),
orders AS (
  INSERT INTO "order" (id, region_id, customer_id, sales_channel_id, status, email, currency_code, version, is_draft_order,
    shipping_address_id, billing_address_id)
  SELECT id, region_id, customer_id, sales_channel_id, 'pending', email, currency_code, 1, false, shipping_address_id,
    billing_address_id FROM o),
lines AS (
  INSERT INTO order_line_item (id, title, subtitle, thumbnail, variant_id, product_id, product_title, product_handle,
    variant_sku, variant_title, requires_shipping, is_discountable, is_tax_inclusive, is_giftcard, is_custom_price,
    compare_at_unit_price, raw_compare_at_unit_price, unit_price, raw_unit_price, metadata)
  SELECT id, title, "variantTitle", thumbnail, "variantId", "productId", title, handle, sku, "variantTitle", true, true, true,
    false, false, mrp, ${rawSql("mrp")}, price, ${rawSql("price")}, metadata FROM line),
line_taxes AS (${taxSql("order_line_item_tax_line", "item_id", "line")}),
items AS (
  INSERT INTO order_item (id, order_id, version, item_id, quantity, raw_quantity, metadata, ${counts})
  SELECT line.item_id, o.id, 1, line.id, line.quantity, ${rawSql("line.quantity")}, line.metadata, ${zeros} FROM line, o),
deliveries AS (
  INSERT INTO order_shipping_method (id, name, amount, raw_amount, is_tax_inclusive, is_custom_amount, shipping_option_id, metadata)
  SELECT id, name, amount, ${rawSql("amount")}, true, false, "optionId", metadata FROM delivery),
delivery_taxes AS (${taxSql("order_shipping_method_tax_line", "shipping_method_id", "delivery")}),
shippings AS (
  INSERT INTO order_shipping (id, order_id, version, shipping_method_id)
  SELECT delivery.shipping_id, o.id, 1, delivery.id FROM delivery, o)
INSERT INTO order_summary (id, order_id, version, totals) SELECT summary_id, id, 1, summary FROM o`;

const idOf = (prefix: string) => generateEntityId(undefined, prefix);

/**
 * Writes a new order in the engine's tables, with its lines, deliveries, taxes and summary, in one statement: the rows
 * that `createOrders` of the engine's order module writes in ten, which a test compares. No event is emitted.
 */
export async function writeEngineOrder(run: Run, order: EngineOrder): Promise<void> {
  const { customerId, regionId, salesChannelId, tax, address } = order;
  const head = {
    id: order.id,
    customer_id: customerId,
    email: order.email,
    region_id: regionId,
    sales_channel_id: salesChannelId,
    currency_code: order.currency,
    shipping_address_id: idOf("ordaddr"),
    billing_address_id: idOf("ordaddr"),
    summary_id: idOf("ordsum"),
    summary: summaryOf(order.total),
    ...address,
    tax_id: tax.id,
    tax_code: tax.code,
    tax_name: tax.name,
    tax_rate: tax.rate,
  };
  const lines = order.lines.map((line) => ({ ...line, item_id: idOf("orditem"), tax_line_id: idOf("ordlitxl") }));
  const deliveries = order.deliveries.map((delivery) => ({
    ...delivery,
    id: idOf("ordsm"),
    shipping_id: idOf("ordspmv"),
    tax_line_id: idOf("ordsmtxl"),
  }));
  await run({
    name: "write-order",
    text: orderSql,
    values: [JSON.stringify(head), JSON.stringify(lines), JSON.stringify(deliveries)],
  });
}
