import { type GatewayName, isGateway } from "@haat/api-contract/payment/words";
import { anAdministrator } from "./administrator";
import { ApiFailure, api } from "./api";
import { fetchPayments, sendRefunds } from "./money-tasks";
import { endTimeToPay, letTimePass, payAt, sendPaid } from "./online-order";
import { anOrder } from "./order-body";
import { parcelOf, type Stalls, twoStalls } from "./order-of-sellers";
import type { ShopEvent } from "./shop-events";
import type { ShopWithGateways } from "./shop-with-gateways";
import { aShopper, type LoggedInShopper } from "./shopper";
import { untilDone } from "./tasks";
import { fillWallet } from "./wallet";

export type PlayedOrder = {
  orderId: string;
  number: number;
  shopper: LoggedInShopper;
  pots: number;
  besides: boolean;
  /** The sheets opened for it, newest last. */
  sheets: { gateway: GatewayName; gatewayOrderId: string }[];
  /** Staff have refunded it separately. */
  isRefundedByStaff: boolean;
};

/** The state while events are played; the shop's own books are read at the end. */
export type Play = {
  at: ShopWithGateways;
  stalls: Stalls;
  shoppers: LoggedInShopper[];
  /** Paise that staff have credited to each shopper's wallet. */
  credited: number[];
  orders: PlayedOrder[];
  /** Payments without a decision of the bank yet. */
  slow: { gateway: GatewayName; paymentId: string }[];
  staff: string;
};

export async function aPlay(at: ShopWithGateways): Promise<Play> {
  const { url } = at;
  const [stalls, { token: staff }, ...shoppers] = await Promise.all([
    twoStalls(at.shop),
    anAdministrator(at),
    ...[1, 2, 3].map(() => aShopper({ url })),
  ]);
  return { at, stalls, staff, shoppers, credited: [0, 0, 0], orders: [], slow: [] };
}

/** Rejections are accepted; a server error never is. */
const understood = [400, 404, 409, 503];
async function unlessRefused<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  return call.catch((error: unknown) => {
    if (error instanceof ApiFailure && understood.includes(error.status)) return undefined;
    throw error;
  });
}

const pick = <One>(list: readonly One[], which: number): One | undefined => list[which % Math.max(list.length, 1)];

async function order(play: Play, event: Extract<ShopEvent, { act: "order" }>): Promise<void> {
  const { at, stalls, shoppers, orders } = play;
  const shopper = shoppers[event.shopper];
  if (!shopper) return;
  const { pots, besides, method, useWallet } = event;
  const lines = [
    { productId: stalls.pot.id, quantity: pots },
    { productId: stalls.cloth.id, quantity: 1 },
    ...(besides ? [{ productId: stalls.lamp.id, quantity: 1 }] : []),
  ];
  const sum = Math.round(pots * 217.99 * 100 + 13_000 + (besides ? 6000 : 0)) / 100;
  const body = anOrder(lines, sum, { paymentMethod: method, useWallet });
  const placed = await unlessRefused(api(shopper.token, at.url).call("placeOrder", { body }));
  if (!placed) return;
  const { sheet } = placed.payment;
  const sheets = sheet ? [{ gateway: sheet.gateway, gatewayOrderId: sheet.gatewayOrderId }] : [];
  const { orderId } = placed;
  const number = placed.order.orderNumber;
  orders.push({ orderId, number, shopper, pots, besides, sheets, isRefundedByStaff: false });
}

async function pay(play: Play, { which, how, tell }: Extract<ShopEvent, { act: "pay" }>): Promise<void> {
  const { at, orders, slow } = play;
  const payable = orders.filter(({ sheets }) => sheets.length > 0);
  const paid = pick(payable, which);
  const sheet = paid && pick([...paid.sheets].reverse(), which % 3);
  if (!paid || !sheet) return;
  const { gateway, gatewayOrderId } = sheet;
  const opened = (await at.gateways.books())[gateway].openings.find(({ id }) => id === gatewayOrderId);
  // A sheet closed by the shop cannot be paid.
  if (!opened || opened.isClosed) return;
  const outcomes = { failed: "failed", promised: "authorized", slow: "created" } as const;
  const outcome = how in outcomes ? outcomes[how as keyof typeof outcomes] : "captured";
  const webhook = tell === "now" || tell === "hold" ? tell : tell === "forged" ? "hold" : "never";
  const open = { url: at.url, gateway, sheet: { gatewayOrderId } };
  const { paymentId, callback } = await payAt(open, {
    outcome,
    webhook,
    ...(how === "a paisa less" && { amount: opened.amount - 1 }),
    ...(how === "dollars" && { currency: "USD" }),
  });
  if (how === "slow") slow.push({ gateway, paymentId });
  if (tell === "callback") {
    const told = { url: at.url, shopper: paid.shopper, orderId: paid.orderId, gateway };
    await unlessRefused(sendPaid(told, callback));
  }
  if (tell === "forged") {
    const made = (await at.gateways.webhooks()).filter(({ body }) => body.includes(paymentId)).map(({ id }) => id);
    await at.gateways.deliver({ ids: made, forged: true });
  }
}

async function openAgain({ at, orders }: Play, { which, method }: Extract<ShopEvent, { act: "open" }>): Promise<void> {
  const chosen = pick(orders, which);
  if (!chosen) return;
  const { orderId, shopper, sheets } = chosen;
  const opened = await unlessRefused(
    api(shopper.token, at.url).call("openPayment", { params: { orderId }, body: { method } }),
  );
  if (opened?.sheet && isGateway(method)) {
    sheets.push({ gateway: method, gatewayOrderId: opened.sheet.gatewayOrderId });
  }
}

async function giveBack(play: Play, event: Extract<ShopEvent, { act: "return" }>): Promise<void> {
  const { at, orders, staff } = play;
  const chosen = pick(orders, event.which);
  if (!chosen) return;
  const params = { orderId: chosen.orderId };
  const body = { action: "return" as const, reason: "Too small", refundTo: event.to };
  await unlessRefused(api(chosen.shopper.token, at.url).call("requestReturn", { params, body }));
  if (!event.received) return;
  for (const status of ["approved", "received"] as const) {
    await unlessRefused(api(staff, at.url).call("decideReturn", { params, body: { status } }));
  }
}

async function refundByStaff(play: Play, event: Extract<ShopEvent, { act: "staff refund" }>): Promise<void> {
  const { at, orders, staff } = play;
  const chosen = pick(orders, event.which);
  if (!chosen) return;
  const office = api(staff, at.url);
  const { order: shown } = await office.call("getManagedOrder", { params: { id: chosen.orderId } });
  const body = { reason: "A gesture", destination: event.to, refundable: shown.refundable };
  const done = await unlessRefused(office.call("refundOrder", { params: { id: chosen.orderId }, body }));
  if (done) chosen.isRefundedByStaff = true;
}

async function isCancelled({ at }: Play, { shopper, orderId }: PlayedOrder): Promise<boolean> {
  const { order: shown } = await api(shopper.token, at.url).call("getOrder", { params: { orderId } });
  return shown.orderStatus === "cancelled";
}

/** Plays one event, as the people using a shop would. */
export async function play(now: Play, event: ShopEvent): Promise<void> {
  const { at, orders, shoppers, stalls, staff } = now;
  const { url, gateways } = at;
  const office = api(staff, url);
  const chosen = "which" in event ? pick(orders, event.which) : undefined;
  const params = { orderId: chosen?.orderId ?? "" };
  switch (event.act) {
    case "order":
      return await order(now, event);
    case "pay":
      return await pay(now, event);
    case "open":
      return await openAgain(now, event);
    case "return":
      return await giveBack(now, event);
    case "staff refund":
      return await refundByStaff(now, event);
    case "deliver what is held":
      return void (await gateways.deliver({ order: event.reversed ? "reversed" : "as-made", times: event.times }));
    case "the bank decides": {
      const payment = now.slow.shift();
      const outcome = event.good ? "captured" : "failed";
      if (payment) await gateways.turn({ ...payment, outcome, webhook: "hold" });
      return;
    }
    case "cancel": {
      if (!chosen) return;
      const own = api(chosen.shopper.token, url);
      return void (await unlessRefused(own.call("cancelOrder", { params, query: { refundTo: event.to } })));
    }
    case "expire":
      if (!chosen) return;
      await endTimeToPay(chosen.orderId, url);
      return await at.run("expire-unpaid");
    case "move":
      if (!chosen) return;
      return void (await unlessRefused(office.call("updateOrderStatus", { params, body: { status: event.status } })));
    case "take up again":
      if (!chosen || !(await isCancelled(now, chosen))) return;
      return void (await unlessRefused(office.call("updateOrderStatus", { params, body: { status: "placed" } })));
    case "cancel a part": {
      if (!chosen) return;
      const { _id: parcelId } = await parcelOf(stalls.potter, chosen.number, url);
      const seller = api(stalls.potter.token, url);
      return void (await unlessRefused(
        seller.call("cancelParcel", { params: { parcelId }, body: { reason: "Broken" } }),
      ));
    }
    case "credit": {
      const shopper = shoppers[event.shopper];
      if (!shopper) return;
      await fillWallet(shopper.user._id, event.paise / 100, url);
      now.credited[event.shopper] = (now.credited[event.shopper] ?? 0) + event.paise;
      return;
    }
    case "gateway away":
      return void (await gateways.faults({ gateway: event.gateway, away: { calls: event.calls, how: event.how } }));
    case "gateway refuses":
      return void (await gateways.faults({ gateway: event.gateway, [event.what]: 1 }));
    case "refunds take time":
      await gateways.faults({ gateway: event.gateway, refundsPending: event.pending });
      return void (await gateways.settleRefunds({ gateway: event.gateway, webhook: "hold" }));
    case "keys":
      return void (await gateways.faults({ gateway: event.gateway, revoked: event.revoked }));
    case "sweep":
      await letTimePass(url);
      await untilDone(url, "read-gateway-events");
      await fetchPayments(url);
      await at.run("expire-unpaid");
      return await sendRefunds(url);
    case "reconcile":
      return void (await unlessRefused(office.call("runReconciliation", { body: {} })));
  }
}
