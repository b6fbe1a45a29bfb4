import type { Run } from "#database/database";

/** The quantity left in a cart line after part of it was ordered. */
export type CartRest = { lineId: string; quantity: number };

/**
 * Reduces cart lines to what was not ordered, and deletes lines with nothing left, in one statement. The engine's own
 * workflow reads and writes each line with its adjustments and taxes, which our carts don't have.
 */
export async function reduceCartLines(run: Run, rests: readonly CartRest[]): Promise<void> {
  if (rests.length === 0) return;
  await run({
    name: "take-cart-lines",
    text: `
WITH rest AS (SELECT one.id, one.quantity FROM unnest($1::text[], $2::int[]) AS one(id, quantity)),
gone AS (DELETE FROM cart_line_item l USING rest WHERE l.id = rest.id AND rest.quantity <= 0)
UPDATE cart_line_item l SET quantity = rest.quantity, updated_at = now()
  FROM rest WHERE l.id = rest.id AND rest.quantity > 0`,
    values: [rests.map(({ lineId }) => lineId), rests.map(({ quantity }) => String(quantity))],
  });
}
