import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { rawSql } from "../raw-amount";

/** A quantity of one stock level, reserved for an order line. */
export type Reservation = {
  levelId: string;
  lineId: string;
  inventoryItemId: string;
  locationId: string;
  quantity: number;
};

/**
 * Reserves stock for order lines, in one statement. The caller holds the levels' locks (`lockLevels`) and has checked
 * that enough is available. No event is emitted.
 */
export async function reserve(run: Run, reservations: readonly Reservation[]): Promise<void> {
  if (reservations.length === 0) return;
  const rows = reservations.map((row) => ({ ...row, id: generateEntityId(undefined, "resitem") }));
  await run({
    name: "reserve-stock",
    text: `
WITH r AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS r(id text, "levelId" text, "lineId" text, "inventoryItemId" text, "locationId" text, quantity numeric)),
added AS (
  INSERT INTO reservation_item (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity)
  SELECT id, "lineId", "inventoryItemId", "locationId", quantity, ${rawSql("quantity")} FROM r)
UPDATE inventory_level l
   SET reserved_quantity = l.reserved_quantity + s.quantity,
       raw_reserved_quantity = ${rawSql("(l.reserved_quantity + s.quantity)")}, updated_at = now()
  FROM (SELECT "levelId" AS id, sum(quantity) AS quantity FROM r GROUP BY 1) s
 WHERE l.id = s.id`,
    values: [JSON.stringify(rows)],
  });
}
