import { retention } from "#config/retention";
import type { Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";

/** Deletes old webhook events that were read. @returns how many. */
export const purgeEvents = (run: Run): Promise<number> =>
  deleteInBatches(run, {
    name: "gateway-event-forget",
    table: "gateway_event",
    where: "outcome <> 'waiting' AND received_at < now() - make_interval(days => $1)",
    values: [retention.gatewayEventDays],
  });

/** Deletes shoppers' bank accounts for refunds, long after the order's last refund. @returns how many. */
export const purgePayees = (run: Run): Promise<number> =>
  deleteInBatches(run, {
    name: "refund-payee-forget-old",
    table: "refund_payee",
    where: `changed_at < now() - make_interval(days => $1) AND NOT EXISTS (
      SELECT FROM refund_task t WHERE t.order_id = refund_payee.order_id
         AND (t.status <> 'done' OR t.settled_at > now() - make_interval(days => $1)))`,
    values: [retention.payeeDays],
  });
