import { api } from "./api";
import { until } from "./until";

const dayInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

/** Somebody of the back office pays what has to go back of an order in cash, and records it. */
export async function payByHand(token: string, orderId: string, url?: string): Promise<void> {
  const office = api(token, url);
  const refunds = await until("refunds to pay", async () => {
    const found = (await office.call("listRefunds", { query: { status: "to-pay" } })).refunds;
    const own = found.filter(({ order }) => order._id === orderId);
    return own.length > 0 ? own : undefined;
  });
  for (const { _id: id, payee } of refunds) {
    const paidOn = dayInIndia.format(new Date());
    const body = { way: "cash" as const, reference: "Till 1", paidOn, payee: payee?.changedAt ?? null };
    await office.call("recordRefund", { params: { id }, body });
  }
}
