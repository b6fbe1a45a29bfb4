import type { Run } from "#database/database";
import type { ReturnChange, ReturnLine } from "./return-states";

/** A refunded return, with all steps on one day. Rupees. */
export type PastReturn = {
  orderId: string;
  customerId: string;
  reason: string;
  lines: ReturnLine[];
  refund: number;
  at: Date;
};

function toRow({ orderId, customerId, reason, lines, refund, at }: PastReturn) {
  const shopper = { kind: "shopper", id: customerId } as const;
  const shop = { kind: "system", id: null } as const;
  const history = (["requested", "approved", "received", "refunded"] as const).map(
    (status): ReturnChange => ({ status, at: at.toISOString(), by: status === "requested" ? shopper : shop }),
  );
  return { id: `retreq_${orderId}`, orderId, customerId, reason, lines, history, refund, at };
}

/** Adds returns of past days, such as demo data. */
export async function addPastReturns(run: Run, returns: readonly PastReturn[]): Promise<void> {
  if (returns.length === 0) return;
  await run({
    name: "return-add-past",
    text: `INSERT INTO return_request (id, order_id, customer_id, action, reason, lines, status, history, refund, created_at, updated_at)
           SELECT id, "orderId", "customerId", 'return', reason, lines, 'refunded', history, refund, at, at
             FROM jsonb_to_recordset($1::jsonb) AS past(id text, "orderId" text, "customerId" text, reason text, lines jsonb,
                  history jsonb, refund numeric, at timestamptz)`,
    values: [JSON.stringify(returns.map(toRow))],
  });
}
