import { generateEntityId } from "@medusajs/framework/utils";
import type { Parameter, Run } from "#database/database";
import { rawSql, totalSql } from "../raw-amount";

/** What the engine does to an order when goods are packed, unpacked, leave or arrive. */
type ActionName = "FULFILL_ITEM" | "CANCEL_ITEM_FULFILLMENT" | "SHIP_ITEM" | "DELIVER_ITEM";

/** An order at its current version. `items` and `shippings` are ids of its rows that every version has anew. */
export type OrderVersion = { orderId: string; version: number; items: string[]; shippings: string[] };

/** Pieces of an order line. `quantityIsText`: the engine's actions keep a quantity that it computed as text. */
export type Pieces = { lineId: string; quantity: number; quantityIsText?: boolean };

export type Action = {
  name: ActionName;
  fulfilmentId: string;
  lines: readonly Pieces[];
  /** An administrator's id. */
  by: string | undefined;
};

export const idOf = (prefix: string): string => generateEntityId(undefined, prefix);

/**
 * SQL of how many pieces of an order `o`'s line can still be packed, shipped or delivered.
 *
 * @param lineId SQL.
 */
export const leftSql = (lineId: string, of: keyof typeof before): string => `COALESCE((
  SELECT ${before[of]} - i.${of}_quantity FROM order_item i
   WHERE i.order_id = o.id AND i.version = o.version AND i.item_id = ${lineId} AND i.deleted_at IS NULL), 0)`;

/** What bounds each quantity: pieces are ordered, packed, shipped and delivered. */
const before = {
  fulfilled: "i.quantity",
  shipped: "i.fulfilled_quantity",
  delivered: "i.fulfilled_quantity",
} as const;

/** Locks an order of the engine's until the transaction ends. @returns whether there is one that is not cancelled. */
export async function lockEngineOrder(run: Run, orderId: string): Promise<boolean> {
  const rows = await run({
    name: "fulfilment-lock-order",
    text: `SELECT id FROM "order" WHERE id = $1 AND deleted_at IS NULL AND status <> 'canceled' FOR NO KEY UPDATE`,
    values: [orderId],
  });
  return rows.length > 0;
}

/**
 * SQL of an order `o` at its current version, as the columns of `OrderVersion`. `"isPlain"` says whether a new version
 * of it is a copy of its items and deliveries: credit lines, adjustments, and what belongs to a return or an exchange
 * are left to the engine, and so is an order with a change that is not confirmed yet.
 */
export const orderVersionSql = `
  o.id AS "orderId", o.version,
  ARRAY(SELECT i.id FROM order_item i
         WHERE i.order_id = o.id AND i.version = o.version AND i.deleted_at IS NULL AND i.quantity > 0 ORDER BY i.id) AS items,
  ARRAY(SELECT s.id FROM order_shipping s
         WHERE s.order_id = o.id AND s.version = o.version AND s.deleted_at IS NULL ORDER BY s.id) AS shippings,
  NOT EXISTS (SELECT FROM order_credit_line c WHERE c.order_id = o.id AND c.deleted_at IS NULL)
  AND NOT EXISTS (SELECT FROM order_change c WHERE c.order_id = o.id AND c.deleted_at IS NULL AND c.status IN ('pending', 'requested'))
  AND NOT EXISTS (SELECT FROM order_item i JOIN order_line_item_adjustment a ON a.item_id = i.item_id AND a.deleted_at IS NULL
                   WHERE i.order_id = o.id AND i.version = o.version AND i.deleted_at IS NULL)
  AND NOT EXISTS (SELECT FROM order_shipping s LEFT JOIN order_shipping_method_adjustment a
                      ON a.shipping_method_id = s.shipping_method_id AND a.deleted_at IS NULL
                   WHERE s.order_id = o.id AND s.version = o.version AND s.deleted_at IS NULL
                     AND (a.id IS NOT NULL OR s.return_id IS NOT NULL OR s.claim_id IS NOT NULL OR s.exchange_id IS NOT NULL)) AS "isPlain"`;

/** What the actions add to the quantities of an order's item. SQL of a change, by action. */
const moved = {
  fulfilled: { FULFILL_ITEM: "line.quantity", CANCEL_ITEM_FULFILLMENT: "-line.quantity" },
  shipped: { SHIP_ITEM: "line.quantity" },
  delivered: { DELIVER_ITEM: "line.quantity" },
};
/** Those that are copied. */
const kept = ["return_requested", "return_received", "return_dismissed", "written_off"];

const withRaw = (names: readonly string[]) =>
  names.flatMap((name) => [`${name}_quantity`, `raw_${name}_quantity`]).join(", ");
const movedSql = Object.entries(moved)
  .map(([name, changes]) => {
    const cases = Object.entries(changes).map(([action, change]) => `WHEN '${action}' THEN COALESCE(${change}, 0)`);
    const sum = `(i.${name}_quantity + CASE head.action ${cases.join(" ")} ELSE 0 END)`;
    return `${sum}, ${rawSql(sum)}`;
  })
  .join(", ");

/** An order's summary as the engine computes it for a new version. */
const totals = [
  ["paid_total", "money.paid"],
  ["refunded_total", "money.refunded"],
  ["accounting_total", "due.total"],
  ["credit_line_total", "0.0"],
  ["transaction_total", "money.sum"],
  ["pending_difference", "(due.total - money.sum)"],
  ["current_order_total", "due.total"],
  ["original_order_total", "due.total"],
] as const;

/**
 * $1: `head`, $2: the lines that move, $3: ids of the copied rows; JSON. Writes the next version of an order: a
 * confirmed change with one action for each line, a copy of each item, with the line's new quantity, and of each
 * delivery, and the summary, whose sums of money are those of the order's transactions.
 */
const nextVersionSql = `
head AS MATERIALIZED (
  SELECT * FROM jsonb_to_record($1::jsonb) AS h(order_id text, version int, action text, fulfilment_id text, by text,
    change_id text, summary_id text)),
line AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($2::jsonb) AS l(id text, quantity numeric, told jsonb, action_id text)),
copy AS MATERIALIZED (SELECT * FROM jsonb_to_recordset($3::jsonb) AS c(id text, of text)),
o AS (
  UPDATE "order" o SET version = o.version + 1, updated_at = now()
    FROM head WHERE o.id = head.order_id AND o.version = head.version RETURNING o.id, o.version),
change AS (
  INSERT INTO order_change (id, order_id, version, status, created_by, confirmed_at)
  SELECT head.change_id, o.id, o.version, 'confirmed', head.by, now() FROM head, o),
actions AS (
  INSERT INTO order_change_action (id, order_id, order_change_id, version, action, reference, reference_id, details, applied)
  SELECT line.action_id, o.id, head.change_id, o.version, head.action, 'fulfillment', head.fulfilment_id,
         jsonb_build_object('reference_id', line.id, 'quantity', line.told), true FROM line, head, o),
items AS (
  INSERT INTO order_item (id, order_id, version, item_id, quantity, raw_quantity, unit_price, raw_unit_price,
    compare_at_unit_price, raw_compare_at_unit_price, metadata, ${withRaw(Object.keys(moved))}, ${withRaw(kept)})
  SELECT copy.id, o.id, o.version, i.item_id, i.quantity, i.raw_quantity,
         COALESCE(i.unit_price, l.unit_price), COALESCE(i.raw_unit_price, l.raw_unit_price),
         COALESCE(i.compare_at_unit_price, l.compare_at_unit_price), COALESCE(i.raw_compare_at_unit_price, l.raw_compare_at_unit_price),
         i.metadata, ${movedSql}, ${withRaw(kept)
           .split(", ")
           .map((column) => `i.${column}`)
           .join(", ")}
    FROM copy JOIN order_item i ON i.id = copy.of JOIN order_line_item l ON l.id = i.item_id
    LEFT JOIN line ON line.id = i.item_id, head, o),
shippings AS (
  INSERT INTO order_shipping (id, order_id, version, shipping_method_id)
  SELECT copy.id, o.id, o.version, s.shipping_method_id FROM copy JOIN order_shipping s ON s.id = copy.of, o),
summary AS (
  INSERT INTO order_summary (id, order_id, version, totals)
  SELECT head.summary_id, o.id, o.version, jsonb_build_object(
           ${totals.map(([name, amount]) => totalSql(name, amount)).join(",\n           ")})
    FROM head, o JOIN order_summary s ON s.order_id = o.id AND s.version = o.version - 1 AND s.deleted_at IS NULL,
         LATERAL (SELECT (s.totals ->> 'current_order_total')::numeric AS total) due,
         LATERAL (SELECT COALESCE(sum(t.amount), 0) AS sum, COALESCE(sum(t.amount) FILTER (WHERE t.amount > 0), 0) AS paid,
                         COALESCE(-sum(t.amount) FILTER (WHERE t.amount < 0), 0) AS refunded
                    FROM order_transaction t WHERE t.order_id = o.id AND t.deleted_at IS NULL) money)`;

/**
 * Moves an order of the engine's to its next version by an action on some of its lines, in one statement, with what
 * else the statement writes. Call it under the order's row lock, with the version that was read under it.
 *
 * @param also `name`: of the statement; `sql`: more parts of it, which can read `head`, `line` and `o`; `values`: of its
 * parameters from $4 on.
 * @returns the order at its new version.
 * @throws if the order has another version.
 */
export async function writeNextVersion(
  run: Run,
  order: OrderVersion,
  { name, fulfilmentId, lines, by }: Action,
  also: { name: string; sql: string; values: readonly Parameter[] },
): Promise<OrderVersion> {
  const { orderId, version } = order;
  const head = { order_id: orderId, version, action: name, fulfilment_id: fulfilmentId, by: by ?? null };
  const [items, shippings] = [
    order.items.map((of) => ({ of, id: idOf("orditem") })),
    order.shippings.map((of) => ({ of, id: idOf("ordspmv") })),
  ];
  const told = lines.map(({ lineId, quantity, quantityIsText }) => ({
    id: lineId,
    quantity,
    told: quantityIsText ? String(quantity) : quantity,
    action_id: idOf("ordchact"),
  }));
  const written = await run<{ version: number }>({
    name: also.name,
    text: `WITH ${nextVersionSql}, ${also.sql} SELECT version FROM o`,
    values: [
      JSON.stringify({ ...head, change_id: idOf("ordch"), summary_id: idOf("ordsum") }),
      JSON.stringify(told),
      JSON.stringify([...items, ...shippings]),
      ...also.values,
    ],
  });
  if (!written[0]) throw new Error("The order has another version than the one that was read.");
  const ids = (copies: { id: string }[]) => copies.map(({ id }) => id);
  return { orderId, version: written[0].version, items: ids(items), shippings: ids(shippings) };
}
