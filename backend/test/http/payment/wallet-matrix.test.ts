import type { PaymentMethod } from "@haat/api-contract/order/words";
import { isGateway, refundDestinations } from "@haat/api-contract/payment/words";
import { anAdministrator } from "../../support/administrator";
import { api } from "../../support/api";
import { atOnce } from "../../support/at-once";
import { fetchPayments, sendRefunds } from "../../support/money-tasks";
import { endTimeToPay, letTimePass, payAt } from "../../support/online-order";
import { anOrder } from "../../support/order-body";
import { differencesIn, moneyOf, type OrderMoney } from "../../support/order-money";
import { parcelOf, type Stalls, twoStalls } from "../../support/order-of-sellers";
import { raw } from "../../support/raw";
import { aShopper, type LoggedInShopper } from "../../support/shopper";
import { runTasks } from "../../support/tasks";
import { until } from "../../support/until";
import { fillWallet, walletOf } from "../../support/wallet";
import { acts, order, type Share, type WalletCell, walletEndOf } from "../../support/wallet-cell";

jest.setTimeout(600_000);

const shares: Share[] = [
  { method: "wallet", fromWallet: order.total },
  { method: "cod", fromWallet: 10_000 },
  // More than what is left of it once a seller has cancelled.
  { method: "cod", fromWallet: 30_000 },
  { method: "razorpay", fromWallet: 10_000 },
  { method: "stripe", fromWallet: 50_000 },
];
const returnsMoney: readonly WalletCell["act"][] = ["cancel", "return"];
const cells: WalletCell[] = shares.flatMap((share) =>
  acts.flatMap((act) =>
    refundDestinations
      .filter((to) => to === "source" || returnsMoney.includes(act))
      .map((to) => ({ ...share, act, to })),
  ),
);
const nameOf = ({ method, fromWallet, act, to }: WalletCell) =>
  `${act}, ${fromWallet / 100} by the wallet${method === "wallet" ? "" : ` and the rest by ${method}`}, back to the ${to}`;

type Played = { shopper: LoggedInShopper; orderIds: string[]; balance: number };

let stalls: Stalls;
let staff: string;
const ends = new Map<string, Played>();

const bodyOf = (method: PaymentMethod) => {
  const { pot, cloth } = stalls;
  const lines = [
    { productId: pot.id, quantity: 2 },
    { productId: cloth.id, quantity: 1 },
  ];
  return anOrder(lines, order.total / 100, { paymentMethod: method, useWallet: method !== "wallet" });
};

async function place({ method }: WalletCell, shopper: LoggedInShopper, isPaid: boolean) {
  const placed = await api(shopper.token).call("placeOrder", { body: bodyOf(method) });
  const { orderId, payment } = placed;
  if (isPaid && isGateway(method) && payment.sheet) {
    const { gatewayOrderId } = payment.sheet;
    await payAt({ gateway: method, sheet: { gatewayOrderId } });
    await until("the payment", async () => {
      const { order: now } = await api(shopper.token).call("getOrder", { params: { orderId } });
      return now.paymentStatus === "paid" || undefined;
    });
  }
  return placed;
}

async function play(cell: WalletCell): Promise<Played> {
  const shopper = await aShopper();
  const own = api(shopper.token);
  const { act, to, method, fromWallet } = cell;
  await fillWallet(shopper.user._id, fromWallet / 100);
  const done = async (...orderIds: string[]) => ({ shopper, orderIds, balance: fromWallet });
  if (act === "twice at once") {
    const twins = [1, 2].map(() => raw("POST", "/api/v1/Order", { token: shopper.token, body: bodyOf(method) }));
    const statuses = (await Promise.all(twins)).map(({ status }) => status).sort();
    // The order whose wallet money was spent by the other one is rejected.
    expect(
      method === "wallet"
        ? [[201, 409]]
        : [
            [201, 201],
            [201, 409],
          ],
    ).toContainEqual(statuses);
    const { orders } = await own.call("listOrders", {});
    return done(...orders.map(({ _id }) => _id));
  }
  const { orderId, order: placed } = await place(cell, shopper, act !== "expiry");
  const params = { orderId };
  if (act === "cancel") await own.call("cancelOrder", { params, query: { refundTo: to } });
  if (act === "expiry") await endTimeToPay(orderId);
  if (act === "part cancelled by a seller") {
    const { _id: parcelId } = await parcelOf(stalls.potter, placed.orderNumber);
    await api(stalls.potter.token).call("cancelParcel", { params: { parcelId }, body: { reason: "Broken" } });
  }
  if (act === "return") {
    await api(staff).call("updateOrderStatus", { params, body: { status: "delivered" } });
    await own.call("requestReturn", { params, body: { action: "return", reason: "Too small", refundTo: to } });
    for (const status of ["approved", "received"] as const) {
      await api(staff).call("decideReturn", { params, body: { status } });
    }
  }
  return done(orderId);
}

beforeAll(async () => {
  staff = (await anAdministrator()).token;
  stalls = await twoStalls();
  const played = await atOnce(cells, play, 4);
  await runTasks(undefined, "expire-unpaid");
  const orderIds = played.flatMap((one) => one.orderIds);
  await sendRefunds(undefined, orderIds);
  await letTimePass(undefined, orderIds);
  await fetchPayments(undefined, orderIds);
  await sendRefunds(undefined, orderIds);
  for (const [place, cell] of cells.entries()) ends.set(nameOf(cell), played[place] as Played);
}, 600_000);

const added = (one: OrderMoney, other: OrderMoney): OrderMoney => ({
  ...one,
  engine: {
    ...one.engine,
    wallet: {
      captured: one.engine.wallet.captured + other.engine.wallet.captured,
      refunded: one.engine.wallet.refunded + other.engine.wallet.refunded,
    },
  },
  wallet: { out: one.wallet.out + other.wallet.out, in: one.wallet.in + other.wallet.in },
});

it.each(cells.map((cell) => [nameOf(cell), cell] as const))("%s", async (name, cell) => {
  const played = ends.get(name);
  if (!played) throw new Error("It was not played.");
  const { shopper, orderIds, balance } = played;
  const { stands, paid, back } = walletEndOf(cell);
  const read = () => Promise.all(orderIds.map((orderId) => moneyOf({ orderId, shopper })));
  const all = await until("an end of all that is on its way", async () => {
    const now = await read();
    return now.every(({ sent }) => sent.open === 0) ? now : undefined;
  });
  for (const one of all) expect(differencesIn(one)).toEqual([]);
  const money = all.reduce(added);
  // For two concurrent orders the wallet pays once.
  expect(money.wallet.out).toBe(paid.wallet);
  expect(money.wallet.in).toBe(back.wallet + (cell.to === "wallet" ? back.gateways + back.cash : 0));
  expect((await walletOf(shopper.token)).balance).toBe((balance - money.wallet.out + money.wallet.in) / 100);
  if (cell.act === "twice at once") return;
  expect(money.stands).toEqual(stands);
  expect(money.engine).toEqual({
    gateways: { captured: paid.gateways, refunded: back.gateways },
    wallet: { captured: paid.wallet, refunded: back.wallet },
    cash: { captured: paid.cash, refunded: back.cash },
  });
  expect(money.gateways).toEqual({ captured: paid.gateways, refunded: cell.to === "source" ? back.gateways : 0 });
});

describe("the rest of an order partly paid by wallet", () => {
  it("can be paid by wallet too, once the balance is sufficient", async () => {
    const shopper = await aShopper();
    await fillWallet(shopper.user._id, 100);
    const { orderId } = await api(shopper.token).call("placeOrder", { body: bodyOf("razorpay") });
    await fillWallet(shopper.user._id, 600);
    const { order: paid } = await api(shopper.token).call("openPayment", {
      params: { orderId },
      body: { method: "wallet" },
    });
    expect(paid.paymentStatus).toBe("paid");
    const money = await moneyOf({ orderId, shopper });
    expect(money.wallet.out).toBe(order.total);
    expect((await walletOf(shopper.token)).balance).toBe(134.02);
    expect(differencesIn(money)).toEqual([]);
  });

  // @spec callback-webhook-sweep-lead
  it("is paid once when wallet and sheet are used concurrently", async () => {
    const shopper = await aShopper();
    await fillWallet(shopper.user._id, 100);
    const { orderId, payment } = await api(shopper.token).call("placeOrder", { body: bodyOf("razorpay") });
    await fillWallet(shopper.user._id, 600);
    await Promise.all([
      payAt({ gateway: "razorpay", sheet: { gatewayOrderId: payment.sheet?.gatewayOrderId ?? "" } }),
      raw("POST", `/api/v1/order/${orderId}/payment`, { token: shopper.token, body: { method: "wallet" } }),
    ]);
    const money = await until("an end", async () => {
      await letTimePass(undefined, [orderId]);
      await fetchPayments(undefined, [orderId]);
      await sendRefunds(undefined, [orderId]);
      const now = await moneyOf({ orderId, shopper });
      const isSettled = now.engine.gateways.captured + now.unmatched.captured === now.gateways.captured;
      return isSettled && now.sent.open === 0 ? now : undefined;
    });
    expect(differencesIn(money)).toEqual([]);
    const kept = money.engine.gateways.captured + money.engine.wallet.captured;
    expect(kept).toBe(order.total);
    expect(money.stands).toEqual(["pending", "paid"]);
  });
});
