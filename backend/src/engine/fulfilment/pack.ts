import type { Run } from "#database/database";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { rawSql } from "../raw-amount";
import { lockLevelsOfLines } from "../stock/lock-levels";
import {
  idOf,
  leftSql,
  lockEngineOrder,
  type OrderVersion,
  orderVersionSql,
  type Pieces,
  writeNextVersion,
} from "./next-version";
import { divideByLocation, type Reserved, type Share, type Taken, takeReserved } from "./take-reserved";

type Packing = {
  orderId: string;
  /** What goes into each fulfilment. */
  parcels: readonly (readonly Pieces[])[];
  /** An administrator's id. */
  by: string | undefined;
  /** The delivery option that is preferred where an order has several. */
  shippingOptionId: string;
};

export type Packed = { fulfilmentIds: string[]; levelIds: string[] };

type Content = { lineId: string; title: string; sku: string; barcode: string; isCounted: boolean; left: number };

type Readable = OrderVersion & {
  isPlain: boolean;
  /** Null where goods leave in another way than ours: by a provider that has to be told, or without an address. */
  optionId: string | null;
  locationId: string | null;
  lines: Content[] | null;
  reserved: ReservedItem[] | null;
};

type ReservedItem = Reserved & { levelId: string | null; title: string | null; sku: string | null };
type Contents = { known: ReadonlyMap<string, Content>; reserved: readonly ReservedItem[] };

/** The provider that keeps a fulfilment's record and tells nobody. */
export const silentProvider = "manual_manual";

/** $1: order, $2: ids of the lines to pack, $3: the preferred delivery option. */
const readSql = `
SELECT ${orderVersionSql}, way.id AS "optionId", way."locationId",
       (SELECT json_agg(json_build_object('lineId', l.id, 'left', ${leftSql("l.id", "fulfilled")}, 'title', COALESCE(NULLIF(l.variant_title, ''), l.title), 'sku', COALESCE(l.variant_sku, ''),
                 'barcode', COALESCE(l.variant_barcode, ''), 'isCounted', COALESCE(v.manage_inventory, false)))
          FROM order_line_item l LEFT JOIN product_variant v ON v.id = l.variant_id AND v.deleted_at IS NULL
         WHERE l.id = ANY ($2) AND l.requires_shipping) AS lines,
       (SELECT json_agg(json_build_object('id', r.id, 'lineId', r.line_item_id, 'inventoryItemId', r.inventory_item_id,
                 'locationId', r.location_id, 'quantity', r.quantity, 'levelId', lv.id, 'required', COALESCE(n.required_quantity, 1),
                 'title', CASE WHEN n.id IS NOT NULL THEN NULLIF(i.title, '') END, 'sku', CASE WHEN n.id IS NOT NULL THEN NULLIF(i.sku, '') END) ORDER BY r.id)
          FROM reservation_item r
          LEFT JOIN inventory_level lv ON lv.inventory_item_id = r.inventory_item_id AND lv.location_id = r.location_id AND lv.deleted_at IS NULL
          JOIN order_line_item l ON l.id = r.line_item_id JOIN inventory_item i ON i.id = r.inventory_item_id
          LEFT JOIN product_variant v ON v.id = l.variant_id AND v.deleted_at IS NULL
          LEFT JOIN product_variant_inventory_item n ON n.variant_id = v.id AND n.inventory_item_id = r.inventory_item_id AND n.deleted_at IS NULL
         WHERE r.line_item_id = ANY ($2) AND r.deleted_at IS NULL) AS reserved
  FROM "order" o
  LEFT JOIN LATERAL (
    SELECT s.id, p.stock_location_id AS "locationId" FROM order_shipping d JOIN order_shipping_method m ON m.id = d.shipping_method_id
      JOIN shipping_option s ON s.id = m.shipping_option_id AND s.deleted_at IS NULL AND s.provider_id = '${silentProvider}'
      JOIN service_zone z ON z.id = s.service_zone_id AND z.deleted_at IS NULL
      JOIN location_fulfillment_set p ON p.fulfillment_set_id = z.fulfillment_set_id AND p.deleted_at IS NULL
     WHERE d.order_id = o.id AND d.version = o.version AND d.deleted_at IS NULL AND o.shipping_address_id IS NOT NULL
       AND NOT EXISTS (
         SELECT FROM order_shipping od JOIN order_shipping_method om ON om.id = od.shipping_method_id JOIN shipping_option so ON so.id = om.shipping_option_id
          WHERE od.order_id = o.id AND od.version = o.version AND od.deleted_at IS NULL AND so.provider_id IS DISTINCT FROM '${silentProvider}')
     ORDER BY s.id <> $3, d.id LIMIT 1) way ON true
 WHERE o.id = $1`;

/** $4: the fulfilment, $5: its items, $6: what is taken from reservations; JSON. */
const packSql = `
box AS MATERIALIZED (
  SELECT * FROM jsonb_to_record($4::jsonb) AS b(address_id text, link_id text, location_id text, option_id text)),
content AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($5::jsonb) AS c(id text, line_id text, item_id text, title text, sku text, barcode text, quantity numeric)),
taken AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($6::jsonb) AS t(id text, "inventoryItemId" text, "locationId" text, quantity numeric, "left" numeric)),
address AS (
  INSERT INTO fulfillment_address (id, company, first_name, last_name, address_1, address_2, city, country_code, province, postal_code, phone, metadata)
  SELECT box.address_id, a.company, a.first_name, a.last_name, a.address_1, a.address_2, a.city, a.country_code, a.province, a.postal_code, a.phone, a.metadata
    FROM box, o JOIN "order" e ON e.id = o.id JOIN order_address a ON a.id = e.shipping_address_id),
fulfilment AS (
  INSERT INTO fulfillment (id, location_id, packed_at, data, provider_id, shipping_option_id, delivery_address_id, created_by, requires_shipping)
  SELECT head.fulfilment_id, box.location_id, now(), '{}', '${silentProvider}', box.option_id, box.address_id, head.by, true FROM head, box),
contents AS (
  INSERT INTO fulfillment_item (id, fulfillment_id, line_item_id, inventory_item_id, title, sku, barcode, quantity, raw_quantity)
  SELECT content.id, head.fulfilment_id, line_id, item_id, title, sku, barcode, quantity, ${rawSql("quantity")} FROM content, head),
link AS (
  INSERT INTO order_fulfillment (id, order_id, fulfillment_id) SELECT box.link_id, o.id, head.fulfilment_id FROM box, head, o),
released AS (
  UPDATE reservation_item r SET deleted_at = now(), updated_at = now() FROM taken WHERE r.id = taken.id AND taken."left" = 0),
lowered AS (
  UPDATE reservation_item r SET quantity = taken."left", raw_quantity = ${rawSql('taken."left"')}, updated_at = now()
    FROM taken WHERE r.id = taken.id AND taken."left" > 0),
levels AS (
  UPDATE inventory_level l
     SET stocked_quantity = l.stocked_quantity - t.quantity, raw_stocked_quantity = ${rawSql("(l.stocked_quantity - t.quantity)")},
         reserved_quantity = l.reserved_quantity - t.quantity, raw_reserved_quantity = ${rawSql("(l.reserved_quantity - t.quantity)")},
         updated_at = now()
    FROM (SELECT "inventoryItemId", "locationId", sum(quantity) AS quantity FROM taken GROUP BY 1, 2) t
   WHERE l.inventory_item_id = t."inventoryItemId" AND l.location_id = t."locationId" AND l.deleted_at IS NULL)`;

type Item = Pick<Content, "title" | "sku" | "barcode"> & {
  id: string;
  line_id: string;
  item_id: string | null;
  quantity: number;
};

/** A parcel's rows in the engine: a line's inventory items as they were taken, or the line itself if it has none. */
function itemsOf(lines: readonly Pieces[], taken: readonly Taken[], { known, reserved }: Contents): Item[] {
  return lines.flatMap(({ lineId, quantity }): Item[] => {
    const { title = "", sku = "", barcode = "" } = known.get(lineId) ?? {};
    const line = { line_id: lineId, barcode };
    const own = taken.filter((one) => one.lineId === lineId);
    if (own.length === 0) return [{ ...line, id: idOf("fulit"), item_id: null, quantity, title, sku }];
    return own.map(({ id, inventoryItemId: item_id, quantity: share }) => {
      const item = reserved.find((one) => one.id === id);
      const names = { title: item?.title ?? title, sku: item?.sku ?? sku };
      return { ...line, id: idOf("fulit"), item_id, quantity: share, ...names };
    });
  });
}

/** The inventory items whose stock packing takes: their ids, of the lines' reservations. */
export async function reservedItems(run: Run, lineIds: string[]): Promise<string[]> {
  const rows = await run<{ id: string }>({
    name: "fulfilment-reserved-items",
    text: `SELECT DISTINCT inventory_item_id AS id FROM reservation_item WHERE line_item_id = ANY ($1) AND deleted_at IS NULL`,
    values: [lineIds],
  });
  return rows.map(({ id }) => id);
}

/**
 * Packs lines of an order in the engine, in the running transaction: a fulfilment for each parcel and location that its
 * goods leave from, the stock that was reserved for it taken, and a new version of the order. The engine's own workflow
 * does it in several transactions, and cannot take one line's stock from two locations. Shipping profiles are not
 * compared: the shop's own products all have the default one. Call it under the order's lock and the lock of the stock
 * that it takes (`reservedItems`). No event is emitted.
 *
 * @returns null if this is not for us but for the engine's workflow: nothing was written. That knows credit lines,
 * promotions and other fulfilment providers, and refuses what can't be packed.
 */
export async function packOrder(transaction: OneTransaction, packing: Packing): Promise<Packed | null> {
  const { orderId, parcels, by, shippingOptionId } = packing;
  const run = transaction.prepared;
  if (!(await lockEngineOrder(run, orderId))) return null;
  const lineIds = parcels.flatMap((lines) => lines.map(({ lineId }) => lineId));
  const levels = await lockLevelsOfLines(transaction, lineIds);
  const [order] = await run<Readable>({
    name: "fulfilment-read-packing",
    text: readSql,
    values: [orderId, lineIds, shippingOptionId],
  });
  if (!order?.isPlain || !order.optionId || !order.locationId) return null;
  const { optionId: option_id, locationId: location_id } = order;
  const contents = {
    known: new Map((order.lines ?? []).map((one) => [one.lineId, one])),
    reserved: order.reserved ?? [],
  };
  const { known, reserved } = contents;
  const canPack = ({ lineId, quantity }: Pieces) => {
    const line = known.get(lineId);
    const isBare = line?.isCounted && !reserved.some((one) => one.lineId === lineId);
    return line !== undefined && !isBare && quantity <= line.left;
  };
  if (!parcels.flat().every(canPack) || reserved.some(({ levelId }) => levelId === null)) return null;
  const shares: Share[] = [];
  for (const lines of parcels) {
    const taken = takeReserved(lines, reserved);
    if (!taken) return null;
    // What can't be divided leaves in one, with the stock of all its locations taken.
    shares.push(...(divideByLocation(lines, taken) ?? [{ locationId: null, lines: [...lines], taken }]));
  }

  const fulfilmentIds: string[] = [];
  let version: OrderVersion = order;
  for (const { locationId, lines, taken } of shares) {
    const fulfilmentId = idOf("ful");
    const from = { location_id: locationId ?? location_id, option_id };
    const box = { address_id: idOf("fuladdr"), link_id: idOf("ordful"), ...from };
    const values = [box, itemsOf(lines, taken, contents), taken].map((value) => JSON.stringify(value));
    const action = { name: "FULFILL_ITEM", fulfilmentId, lines, by } as const;
    version = await writeNextVersion(run, version, action, { name: "fulfilment-pack", sql: packSql, values });
    fulfilmentIds.push(fulfilmentId);
  }
  return { fulfilmentIds, levelIds: levels.map(({ id }) => id) };
}
