import { z } from "zod";
import { type Administrator, anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { refundsOf } from "../../support/money";
import { anOnlineOrder, type OnlineOrder, payAt, sendPaid } from "../../support/online-order";
import { anOrder } from "../../support/order-body";
import { differencesIn, moneyOf } from "../../support/order-money";
import { parcelOf, type Stalls, stockNow, stockSince, twoStalls } from "../../support/order-of-sellers";
import { orderNow } from "../../support/paid-order";
import { whileRefused } from "../../support/refusal";
import { aShopper } from "../../support/shopper";
import { runTasks } from "../../support/tasks";
import { until } from "../../support/until";
import { fillWallet, paymentsOf } from "../../support/wallet";

jest.setTimeout(300_000);

let stalls: Stalls;
let admin: Administrator;
beforeAll(async () => {
  [stalls, admin] = await Promise.all([twoStalls(), anAdministrator()]);
});

const rows = <Row extends object>(sql: string, ...values: string[]) =>
  withDatabase(async (client) => (await client.query<Row>(sql, values)).rows);

/** An order from both sellers, 565.98, with 300 paid by wallet and 265.98 by Razorpay. */
async function anOrderOfTwoPayments() {
  const shopper = await aShopper();
  await fillWallet(shopper.user._id, 300);
  const lines = [
    { productId: stalls.pot.id, quantity: 2 },
    { productId: stalls.cloth.id, quantity: 1 },
  ];
  const body = anOrder(lines, 565.98, { useWallet: true, paymentMethod: "razorpay" });
  const { orderId, order, payment } = await api(shopper.token).call("placeOrder", { body });
  if (!payment.sheet) throw new Error("Nothing was opened.");
  const open: OnlineOrder = { url: undefined, shopper, orderId, order, gateway: "razorpay", sheet: payment.sheet };
  await sendPaid(open, (await payAt(open)).callback);
  const ids = await rows<{ id: string; provider: string }>(
    `SELECT p.id, p.provider_id AS provider FROM order_payment_collection l
       JOIN payment p ON p.payment_collection_id = l.payment_collection_id WHERE l.order_id = $1`,
    orderId,
  );
  const paymentOf = (provider: string) => ids.find((one) => one.provider === provider)?.id ?? "";
  return { ...open, ofWallet: paymentOf("pp_wallet_wallet"), ofGateway: paymentOf("pp_razorpay_razorpay") };
}

const standing = async (order: OnlineOrder) => {
  const { orderStatus, paymentStatus } = await orderNow(order);
  return [orderStatus, paymentStatus];
};
const given = async (orderId: string) => (await paymentsOf(orderId)).map(({ refunded }) => refunded);
/** The money the engine's order holds: received less refunded. */
const keptInEngine = async (orderId: string) => {
  const [kept] = await rows<{ amount: number }>(
    "SELECT sum(amount)::float8 AS amount FROM order_transaction WHERE order_id = $1 AND deleted_at IS NULL",
    orderId,
  );
  return kept?.amount;
};
const choices = (orderId: string) => rows("SELECT destination FROM refund_choice WHERE order_id = $1", orderId);
/** All books agree once every refund was sent. */
const agrees = (order: OnlineOrder) =>
  until("books that agree", async () => (differencesIn(await moneyOf(order)).length === 0 ? true : undefined));
const noRefundOf = (paymentId: string) => ({
  table: "refund",
  event: "INSERT" as const,
  which: `NEW.payment_id = '${paymentId}'`,
});

describe("an order whose refund fails", () => {
  const cancel = ({ shopper, orderId }: OnlineOrder, refundTo?: "wallet") =>
    api(shopper.token).call("cancelOrder", { params: { orderId }, query: refundTo ? { refundTo } : {} });

  it.each(["ofWallet", "ofGateway"] as const)("is not cancelled (%s), and is cancelled by a retry", async (share) => {
    const before = await stockNow(stalls.pot);
    const order = await anOrderOfTwoPayments();
    const refusal = await whileRefused(noRefundOf(order[share]), () => failureOf(cancel(order, "wallet")));
    expect(refusal.status).toBe(500);
    expect(await standing(order)).toEqual(["pending", "paid"]);
    expect(await given(order.orderId)).toEqual([0, 0]);
    expect(await stockSince(stalls.pot, before)).toEqual({ stocked: 0, reserved: 2, reservations: 2 });
    // The choice of destination was rolled back too.
    expect(await choices(order.orderId)).toEqual([]);
    await Promise.allSettled([cancel(order), cancel(order), cancel(order)]);
    expect(await standing(order)).toEqual(["cancelled", "refunded"]);
    expect(await given(order.orderId)).toEqual([300, 265.98]);
    expect(await keptInEngine(order.orderId)).toBe(0);
    expect(await stockNow(stalls.pot)).toEqual(before);
    await agrees(order);
    expect((await moneyOf(order)).sent).toMatchObject({ source: 26_598, wallet: 30_000 });
  });

  it("is not cancelled or refunded if something else fails", async () => {
    const order = await anOrderOfTwoPayments();
    const { orderId } = order;
    const fault = { table: "order_listing", event: "UPDATE" as const, which: `NEW.order_id = '${orderId}'` };
    await whileRefused(fault, () => failureOf(cancel(order)));
    expect(await standing(order)).toEqual(["pending", "paid"]);
    expect(await given(orderId)).toEqual([0, 0]);
    await cancel(order);
    expect(await given(orderId)).toEqual([300, 265.98]);
  });

  it("loses its refund destination when it is reopened", async () => {
    const order = await anOrderOfTwoPayments();
    await cancel(order, "wallet");
    expect(await choices(order.orderId)).toEqual([{ destination: "wallet" }]);
    const { orderId } = order;
    await api(admin.token).call("updateOrderStatus", { params: { orderId }, body: { status: "placed" } });
    expect(await choices(orderId)).toEqual([]);
    await agrees(order);
    expect((await moneyOf(order)).sent).toMatchObject({ source: 0, wallet: 56_598 });
  });
});

describe("a parcel whose refund fails", () => {
  const aPart = async () => {
    const order = await anOrderOfTwoPayments();
    const { _id: parcelId } = await parcelOf(stalls.potter, order.order.orderNumber);
    const params = { parcelId };
    const cancel = () => api(stalls.potter.token).call("cancelParcel", { params, body: { reason: "The kiln broke." } });
    return { order, parcelId, cancel, status: async () => (await orderNow(order)).parcels[0]?.status };
  };

  it.each(["ofWallet", "ofGateway"] as const)("is not cancelled (%s), and is cancelled by a retry", async (share) => {
    const { order, cancel, status } = await aPart();
    const refusal = await whileRefused(noRefundOf(order[share]), () => failureOf(cancel()));
    expect(refusal.status).toBe(500);
    expect([await status(), await given(order.orderId)]).toEqual(["pending", [0, 0]]);
    await Promise.all([cancel(), cancel(), cancel()]);
    expect([await status(), await given(order.orderId)]).toEqual(["cancelled", [170, 265.98]]);
    const seen = await orderNow(order);
    expect(seen).toMatchObject({ paymentStatus: "paid", finalAmount: 130, parcels: [{ refund: 435.98 }, {}] });
    expect(await keptInEngine(order.orderId)).toBe(130);
    await agrees(order);
  });

  it("is not refunded if its cancellation fails", async () => {
    const { order, parcelId, cancel, status } = await aPart();
    const fault = { table: "parcel", event: "UPDATE" as const, which: `NEW.id = '${parcelId}'` };
    await whileRefused(fault, () => failureOf(cancel()));
    expect([await status(), await given(order.orderId)]).toEqual(["pending", [0, 0]]);
    await cancel();
    expect([await status(), await given(order.orderId)]).toEqual(["cancelled", [170, 265.98]]);
  });

  it("gets only the missing refund if part of it was refunded before", async () => {
    const { order, parcelId, cancel } = await aPart();
    await rows(
      `INSERT INTO refund (id, amount, raw_amount, payment_id, note)
       SELECT 'ref_' || id, 265.98, '{"value":"265.98","precision":20}', id, $2 FROM payment WHERE id = $1`,
      order.ofGateway,
      `Part ${parcelId} was cancelled`,
    );
    await cancel();
    expect(await given(order.orderId)).toEqual([170, 265.98]);
    expect((await orderNow(order)).parcels[0]?.refund).toBe(435.98);
  });
});

describe("a return", () => {
  const aReturn = async () => {
    const order = await anOrderOfTwoPayments();
    const { orderId, shopper } = order;
    const office = api(admin.token);
    await office.call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    const body = { action: "return", reason: "A crack" } as const;
    await api(shopper.token).call("requestReturn", { params: { orderId }, body });
    const decide = (status: "approved" | "received") =>
      office.call("decideReturn", { params: { orderId }, body: { status } });
    await decide("approved");
    const earned = async () =>
      (
        await rows<{ paise: string }>(
          `SELECT l.refunded_paise AS paise FROM parcel_line l JOIN parcel p ON p.id = l.parcel_id
            WHERE p.order_id = $1 ORDER BY l.paid_paise DESC`,
          orderId,
        )
      ).map(({ paise }) => Number(paise));
    return { order, orderId, receive: () => decide("received"), earned };
  };

  it("whose refund fails is received by a retry", async () => {
    const { order, orderId, receive, earned } = await aReturn();
    const refusal = await whileRefused(noRefundOf(order.ofWallet), () => failureOf(receive()));
    expect(refusal.status).toBe(500);
    expect([await given(orderId), await earned()]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect((await orderNow(order)).returnRequest?.status).toBe("approved");
    await Promise.all([receive(), receive(), receive()]);
    expect(await given(orderId)).toEqual([233.5, 265.98]);
    expect(await earned()).toEqual([39_998, 9950]);
    expect(await standing(order)).toEqual(["returned", "partially_refunded"]);
    await agrees(order);
  });

  it("reports the actual refund, to its sellers too, when less is left than its value", async () => {
    const { order, orderId, receive, earned } = await aReturn();
    const refund = (id: string, amount: number) =>
      admin.adminFetch("POST", `/admin/payments/${id}/refund`, { amount }, z.unknown());
    await refund(order.ofGateway, 265.98);
    await refund(order.ofWallet, 200);
    const { returnRequest } = await receive();
    expect(returnRequest).toMatchObject({ status: "refunded", refund: 100 });
    expect(await given(orderId)).toEqual([300, 265.98]);
    expect(await earned()).toEqual([8008, 1992]);
    expect(await standing(order)).toEqual(["returned", "refunded"]);
  });
});

describe("an order cancelled by the engine without an event", () => {
  const cancelUntold = (orderId: string, ago: string) =>
    rows(
      `UPDATE "order" SET status = 'canceled', canceled_at = now(), updated_at = now() - $2::interval WHERE id = $1`,
      orderId,
      ago,
    );

  it("is cancelled by the next sweep, and refunded once", async () => {
    const order = await anOrderOfTwoPayments();
    await cancelUntold(order.orderId, "0 minutes");
    await runTasks(undefined, "refresh-order-listing");
    // The process that cancelled it may still publish the event.
    expect(await standing(order)).toEqual(["pending", "paid"]);
    await cancelUntold(order.orderId, "2 minutes");
    await Promise.all([
      runTasks(undefined, "refresh-order-listing"),
      runTasks(undefined, "refresh-order-listing"),
      runTasks(undefined, "refresh-order-listing"),
    ]);
    expect(await standing(order)).toEqual(["cancelled", "refunded"]);
    expect(await refundsOf(order.orderId)).toHaveLength(2);
    expect(await given(order.orderId)).toEqual([300, 265.98]);
    expect((await orderNow(order)).history.filter(({ status }) => status === "cancelled")).toHaveLength(1);
    await agrees(order);
  });
});

it("an order paid while it expires is not cancelled", async () => {
  const order = await anOnlineOrder({ product: stalls.lamp, more: { finalAmount: 60, totalAmount: 60 } });
  const before = await stockNow(stalls.lamp);
  const job = await withDatabase(async (client) => {
    const ofOrder = [order.orderId];
    // Not immediately: another suite's sweep must not find it before we have locked its row.
    await client.query("UPDATE order_status SET pay_until = now() + interval '2 seconds' WHERE order_id = $1", ofOrder);
    await client.query("BEGIN");
    // Like a process that books money without waiting for our lock.
    await client.query("UPDATE order_status SET payment_status = 'paid' WHERE order_id = $1", ofOrder);
    await until("the end of the time to pay", async () => {
      const sql = "SELECT FROM order_status WHERE order_id = $1 AND pay_until < clock_timestamp()";
      return (await client.query(sql, ofOrder)).rowCount ? true : undefined;
    });
    const expiry = runTasks(undefined, "expire-unpaid");
    await until("the expiry that waits for the order's row", async () => {
      const { rowCount } = await client.query(
        "SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))",
      );
      return rowCount ? true : undefined;
    });
    await client.query("COMMIT");
    return { expiry };
  });
  await job.expiry;
  expect(await standing(order)).toEqual(["pending", "paid"]);
  expect(await stockNow(stalls.lamp)).toEqual(before);
  // That payment was faked: the order awaits it again, and expires.
  await rows("UPDATE order_status SET payment_status = 'pending' WHERE order_id = $1", order.orderId);
  await runTasks(undefined, "expire-unpaid");
  expect((await standing(order))[0]).toBe("cancelled");
});
