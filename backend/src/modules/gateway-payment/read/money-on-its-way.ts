import { type GatewayName, gatewayNames } from "@haat/api-contract/payment/words";
import type { Run } from "#database/database";

/** Payments that may still arrive, and unsettled refunds, at each gateway. */
export async function moneyOnItsWay(run: Run): Promise<Record<GatewayName, number>> {
  const rows = await run<{ gateway: string; count: number }>({
    name: "money-on-its-way",
    text: `SELECT gateway, count(*)::int AS count FROM (
             SELECT gateway FROM payment_attempt WHERE state = 'open'
             UNION ALL
             SELECT gateway FROM refund_task WHERE status IN ('waiting', 'sent') AND destination = 'source') moving
            WHERE gateway IS NOT NULL GROUP BY gateway`,
    values: [],
  });
  const counted = new Map(rows.map(({ gateway, count }) => [gateway, count]));
  const entries = gatewayNames.map((gateway): [GatewayName, number] => [gateway, counted.get(gateway) ?? 0]);
  return Object.fromEntries(entries) as Record<GatewayName, number>;
}
