import type { Order, PlaceOrderInput } from "@haat/api-contract/order/schemas";
import { confirmPaymentBodySchema } from "@haat/api-contract/payment/schemas";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import type { GatewayName } from "@haat/api-contract/payment/words";
import { api } from "./api";
import type { MadeProduct } from "./catalogue";
import { withDatabase } from "./database";
import { anOrder } from "./order-body";
import { databaseUrlOf } from "./shop-address";
import { aShopper, type LoggedInShopper } from "./shopper";
import { simulatorOf } from "./simulator";

type Wish = {
  product: MadeProduct;
  gateway?: GatewayName;
  quantity?: number;
  shopper?: LoggedInShopper;
  /** Another shop than the run's own. */
  url?: string | undefined;
  more?: Partial<PlaceOrderInput>;
};

export type OnlineOrder = {
  url: string | undefined;
  shopper: LoggedInShopper;
  orderId: string;
  order: Order;
  gateway: GatewayName;
  sheet: PaymentSheet;
};

/** An order to be paid by a gateway, with its sheet open. */
export async function anOnlineOrder({ gateway = "razorpay", url, ...wish }: Wish): Promise<OnlineOrder> {
  const shopper = wish.shopper ?? (await aShopper({ url }));
  const { product, quantity = 1, more } = wish;
  const [variant] = product.variants;
  const body = anOrder({ productId: product.id, quantity }, (variant?.salePrice ?? 0) * quantity, {
    paymentMethod: gateway,
    ...more,
  });
  const { orderId, order, payment } = await api(shopper.token, url).call("placeOrder", { body });
  if (!payment.sheet) throw new Error(`Nothing was opened at the gateway: ${payment.problem}`);
  return { url, shopper, orderId, order, gateway, sheet: payment.sheet };
}

type Pay = Omit<Parameters<ReturnType<typeof simulatorOf>["pay"]>[0], "gateway" | "orderId">;

type Open = Pick<OnlineOrder, "gateway"> & { url?: string | undefined; sheet: Pick<PaymentSheet, "gatewayOrderId"> };

/** Pays in the open sheet with the given outcome. Returns what the gateway sends to the browser. */
export const payAt = ({ url, gateway, sheet }: Open, how: Pay = {}) =>
  simulatorOf(url).pay({ gateway, orderId: sheet.gatewayOrderId, ...how });

/** The browser reports the payment. */
export const sendPaid = (
  { url, shopper, orderId, gateway }: Pick<OnlineOrder, "url" | "shopper" | "orderId" | "gateway">,
  callback: Record<string, string>,
) =>
  api(shopper.token, url).call("confirmPayment", {
    params: { orderId },
    body: confirmPaymentBodySchema.parse({ gateway, ...callback }),
  });

/** Ends the time to pay. */
export const endTimeToPay = (orderId: string, url?: string): Promise<unknown> =>
  withDatabase(
    (client) =>
      client.query("UPDATE order_status SET pay_until = now() - interval '1 second' WHERE order_id = $1", [orderId]),
    databaseUrlOf(url),
  );

/** Makes everything scheduled due now: gateway checks, refunds. `money-tasks` runs the tasks. */
export const letTimePass = (url?: string, orderIds?: readonly string[]): Promise<unknown> =>
  withDatabase(async (client) => {
    const of = orderIds ? "AND order_id = ANY ($1)" : "";
    const values = orderIds ? [orderIds] : [];
    // One row at a time: waiting for one while locking another could deadlock with the shop's own statements. The
    // condition is repeated, since a row that has changed in the meantime waits for nothing, or for staff.
    const each = async (table: string, change: string, waits: string) => {
      const { rows } = await client.query<{ id: string }>(`SELECT id FROM ${table} WHERE ${waits} ${of}`, values);
      for (const { id } of rows) {
        await client.query(`UPDATE ${table} SET ${change} = now() WHERE id = $1 AND ${waits}`, [id]);
      }
    };
    await each("payment_attempt", "next_look_at", "state = 'open'");
    await each("refund_task", "next_try_at", "status IN ('waiting', 'sent')");
  }, databaseUrlOf(url));
