import type { Run } from "#database/database";

/** What is left of a cart's line once something of it was ordered. */
export type CartRest = { lineId: string; quantity: number };

/**
 * Leaves of cart lines what was not ordered, in one statement; where nothing is left, the line goes. The engine's own way
 * reads and writes each line, its adjustments and its taxes, which carts of ours don't have.
 */
export async function lockCartLines(run: Run, rests: readonly CartRest[]): Promise<void> {
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
