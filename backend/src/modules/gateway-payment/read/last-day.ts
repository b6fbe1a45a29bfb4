import type { GatewayName } from "@haat/api-contract/payment/words";
import type { Run } from "#database/database";

/**
 * A gateway's payments of the last 24 hours by what became of them, and its events that are still not processed a
 * quarter of an hour after they came.
 */
export type LastDay = { gateway: GatewayName; captured: number; pending: number; failed: number; unread: number };

/** Both have an index, by the time and of what waits. */
export const readLastDay = (run: Run): Promise<LastDay[]> =>
  run<LastDay>({
    name: "gateways-last-day",
    text: `SELECT gateway, count(*) FILTER (WHERE status = 'captured')::int AS captured,
                  count(*) FILTER (WHERE status IN ('created', 'authorized'))::int AS pending,
                  count(*) FILTER (WHERE status = 'failed')::int AS failed,
                  count(*) FILTER (WHERE status = 'unread')::int AS unread
             FROM (SELECT gateway, status FROM gateway_payment WHERE first_seen_at > now() - interval '24 hours'
                    UNION ALL SELECT gateway, 'unread' FROM gateway_event
                           WHERE outcome = 'waiting' AND received_at < now() - interval '15 minutes') recent
            GROUP BY gateway`,
    values: [],
  });
