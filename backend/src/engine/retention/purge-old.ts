import type { Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";

/** Deletes old messages of the engine's notification module. @returns how many. */
export const purgeNotifications = (run: Run, days: number): Promise<number> =>
  deleteInBatches(run, {
    name: "engine-notification-forget",
    table: "notification",
    where: "created_at < now() - make_interval(days => $1)",
    values: [days],
  });

/**
 * Deletes the shop's carts that nobody has changed for `days`, with their lines. Our carts have no addresses, promotions
 * or payments, and an order empties them.
 *
 * @returns how many.
 */
export const purgeCarts = (run: Run, days: number): Promise<number> =>
  deleteInBatches(run, {
    name: "engine-cart-forget",
    table: "cart",
    where: `metadata @> '{"shop":true}' AND completed_at IS NULL AND updated_at < now() - make_interval(days => $1)`,
    values: [days],
  });
