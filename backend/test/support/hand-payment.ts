import type { RefundRow } from "@haat/api-contract/refund/schemas";
import { api } from "./api";
import { until } from "./until";

const dayInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

/** Records a refund in cash as paid by a member of staff. */
export const recordByHand = (token: string, { _id: id, payee }: Pick<RefundRow, "_id" | "payee">, url?: string) => {
  const paidOn = dayInIndia.format(new Date());
  const body = { way: "cash" as const, reference: "Till 1", paidOn, payee: payee?.changedAt ?? null };
  return api(token, url).call("recordRefund", { params: { id }, body });
};

/** Records all cash refunds of an order as paid. */
export async function payByHand(token: string, orderId: string, url?: string): Promise<void> {
  const refunds = await until("refunds to pay", async () => {
    const found = (await api(token, url).call("listRefunds", { query: { status: "to-pay" } })).refunds;
    const own = found.filter(({ order }) => order._id === orderId);
    return own.length > 0 ? own : undefined;
  });
  for (const refund of refunds) await recordByHand(token, refund, url);
}
