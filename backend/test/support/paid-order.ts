import { api } from "./api";
import { anOnlineOrder, type OnlineOrder, payAt, sendPaid } from "./online-order";

export type PaidOrder = OnlineOrder & { paymentId: string };

/** An order paid by a gateway. */
export async function aPaidOrder(wish: Parameters<typeof anOnlineOrder>[0]): Promise<PaidOrder> {
  const order = await anOnlineOrder(wish);
  const { paymentId, callback } = await payAt(order);
  await sendPaid(order, callback);
  return { ...order, paymentId };
}

/** The order as its shopper sees it now. */
export const orderNow = async ({ orderId, shopper, url }: Pick<OnlineOrder, "orderId" | "shopper" | "url">) =>
  (await api(shopper.token, url).call("getOrder", { params: { orderId } })).order;
