import type { RefundRow } from "@haat/api-contract/refund/schemas";
import { api } from "./api";
import { until } from "./until";

const dayInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

/** Somebody of the back office has paid a refund in cash, and records it. */
export const recordByHand = (token: string, { _id: id, payee }: Pick<RefundRow, "_id" | "payee">, url?: string) => {
  const paidOn = dayInIndia.format(new Date());
  const body = { way: "cash" as const, reference: "Till 1", paidOn, payee: payee?.changedAt ?? null };
  return api(token, url).call("recordRefund", { params: { id }, body });
};

/** Somebody pays all that has to go back of an order in cash. */
export async function payByHand(token: string, orderId: string, url?: string): Promise<void> {
  const refunds = await until("refunds to pay", async () => {
    const found = (await api(token, url).call("listRefunds", { query: { status: "to-pay" } })).refunds;
    const own = found.filter(({ order }) => order._id === orderId);
    return own.length > 0 ? own : undefined;
  });
  for (const refund of refunds) await recordByHand(token, refund, url);
}
