import type { APIRequestContext } from "@playwright/test";
import type { Person } from "./account";
import { cancelOrder, payOnline } from "./paying";
import { fieldsOf } from "./purchase";
import { asAdministrator } from "./staff";

/** Makes the simulated gateway reject the next refund. */
export async function refuseNextRefund(request: APIRequestContext, gateway: "razorpay" | "stripe"): Promise<void> {
  await fieldsOf(await request.post("/dev/gateway/simulator/faults", { data: { gateway, refuseRefunds: 1 } }));
}

type Line = { _id: string; refundable: number };
type Detail = { orderNumber: number; refundable: number; products: Line[] };

export const orderDetail = async (request: APIRequestContext, orderId: string): Promise<Detail> =>
  (await asAdministrator(request).read(`/back-office/orders/${orderId}`)).order;

/** Staff refund one piece of an order. */
export async function giveBackOne(request: APIRequestContext, orderId: string): Promise<void> {
  const { refundable, products } = await orderDetail(request, orderId);
  const [line] = products;
  if (!line) throw new Error("The order has nothing to give back.");
  const body = { products: [{ _id: line._id, quantity: 1 }], reason: "The box was torn", refundable };
  await asAdministrator(request).post(`/back-office/orders/${orderId}/refund`, body);
}

/** An order paid by Razorpay and cancelled, whose refund the gateway has rejected. Returns its number. */
export async function aRefusedRefund(request: APIRequestContext, person: Person): Promise<number> {
  const orderId = await payOnline(request, person);
  const { orderNumber } = await orderDetail(request, orderId);
  await refuseNextRefund(request, "razorpay");
  await cancelOrder(request, person, orderId, "source");
  return orderNumber;
}
