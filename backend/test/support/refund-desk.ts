import type { GatewayName } from "@haat/api-contract/payment/words";
import { anAdministrator } from "./administrator";
import { api } from "./api";
import { aProduct } from "./catalogue";
import { withDatabase } from "./database";
import { sendRefunds } from "./money-tasks";
import { letTimePass } from "./online-order";
import { differencesIn, moneyOf } from "./order-money";
import { aPaidOrder, type PaidOrder } from "./paid-order";
import { aPrivateShop } from "./private-shop";
import { outbox } from "./shopper";
import { simulatorOf } from "./simulator";
import { until } from "./until";

/** The price of its product is 499.50. */
export const price = 499.5;

/**
 * A separate shop, and what its staff see of pending refunds: its gateway failures and wallet setting affect no other
 * test. `stop()` it in `afterAll`.
 */
export async function aRefundDesk() {
  const shop = await aPrivateShop();
  const { url, databaseUrl } = shop;
  const product = await aProduct({ price, stock: 1000, returnDays: 7 }, shop);
  const { token } = await anAdministrator({ url });
  const listed = async (orderId: string) =>
    (await api(token, url).call("listRefunds", {})).refunds.filter(({ order }) => order._id === orderId);
  return {
    url,
    databaseUrl,
    product,
    token,
    stop: () => shop.stop(),
    /** Its process crashes, and another takes over. */
    restart: async () => {
      await shop.server().kill();
      await shop.startServer();
    },
    listed,
    paidBy: (gateway: GatewayName) => aPaidOrder({ product, gateway, url }),
    cancel: ({ shopper, orderId }: PaidOrder, refundTo?: "source" | "wallet") =>
      api(shopper.token, url).call("cancelOrder", { params: { orderId }, query: refundTo ? { refundTo } : {} }),
    move: (orderId: string, status: "delivered") =>
      api(token, url).call("updateOrderStatus", { params: { orderId }, body: { status } }),
    refundOf: async (orderId: string) => {
      const [refund] = await listed(orderId);
      if (!refund) throw new Error("Nothing is on its way back.");
      return refund;
    },
    /** Its whole row, including the lock. */
    rowOf: (orderId: string) =>
      withDatabase(
        async (client) => (await client.query("SELECT * FROM refund_task WHERE order_id = $1", [orderId])).rows[0],
        databaseUrl,
      ),
    /** Waits until an order's refund has one of these statuses. */
    standsAt: (orderId: string, ...statuses: string[]) =>
      until(`a refund that is ${statuses.join(" or ")}`, async () => {
        const [refund] = await listed(orderId);
        return refund && statuses.includes(refund.status) ? refund : undefined;
      }),
    retry: (id: string) => api(token, url).call("retryRefund", { params: { id } }),
    toWallet: (id: string) => api(token, url).call("sendRefundToWallet", { params: { id } }),
    sweep: async () => {
      await letTimePass(url);
      await sendRefunds(url);
    },
    /** The gateway's own refunds of a payment. */
    atGateway: async ({ gateway, paymentId }: PaidOrder) =>
      (await simulatorOf(url).books())[gateway].refunds.filter((refund) => refund.paymentId === paymentId),
    mailsOf: async ({ shopper }: PaidOrder, template: string) =>
      (await outbox(shopper.identifier, url)).filter((message) => message.template === template),
    faults: (gateway: GatewayName, what: Omit<Parameters<ReturnType<typeof simulatorOf>["faults"]>[0], "gateway">) =>
      simulatorOf(url).faults({ gateway, ...what }),
    agrees: async (order: PaidOrder) => expect(differencesIn(await moneyOf(order))).toEqual([]),
  };
}

export type RefundDesk = Awaited<ReturnType<typeof aRefundDesk>>;
