import { orderMessages } from "@haat/api-contract/order/messages";
import { refundMessages } from "@haat/api-contract/refund/messages";
import type { RefundPayeeInput } from "@haat/api-contract/refund/payee";
import type { RecordRefundBody } from "@haat/api-contract/refund/schemas";
import { isToPay } from "@haat/api-contract/refund/words";
import { type Administrator, anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { auditOf } from "../../support/audit";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { payByHand } from "../../support/hand-payment";
import { refundsOf } from "../../support/money";
import { sendRefunds } from "../../support/money-tasks";
import { anOrder } from "../../support/order-body";
import { differencesIn, moneyOf } from "../../support/order-money";
import { anOrderOfSellers, twoStalls } from "../../support/order-of-sellers";
import { orderNow } from "../../support/paid-order";
import { aShopper, outbox } from "../../support/shopper";
import { until } from "../../support/until";
import { walletOf } from "../../support/wallet";

jest.setTimeout(300_000);

let admin: Administrator;
let kettle: MadeProduct;

beforeAll(async () => {
  admin = await anAdministrator();
  kettle = await aProduct({ price: 600, stock: 1000, returnDays: 7 });
});

const office = () => api(admin.token);
/** Today's date in India, as a form sends it. */
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const move = (orderId: string, status: "placed" | "shipped" | "delivered" | "cancelled") =>
  office().call("updateOrderStatus", { params: { orderId }, body: { status } });
const detail = async (id: string) => (await office().call("getManagedOrder", { params: { id } })).order;
const listed = async (orderId: string) =>
  (await office().call("listRefunds", {})).refunds.filter(({ order }) => order._id === orderId);

/** A delivered order paid in cash. */
async function aDeliveredCashOrder({ id: productId } = kettle, amount = 600) {
  const shopper = await aShopper();
  const { orderId } = await api(shopper.token).call("placeOrder", {
    body: anOrder({ productId, quantity: 1 }, amount),
  });
  await move(orderId, "delivered");
  return { shopper, orderId, url: undefined };
}
type CashOrder = Awaited<ReturnType<typeof aDeliveredCashOrder>>;

const taskOf = (orderId: string) =>
  until("a refund to pay", async () => {
    const [refund] = await listed(orderId);
    return refund;
  });

async function aCancelledOrder() {
  const order = await aDeliveredCashOrder();
  await move(order.orderId, "cancelled");
  return { ...order, refund: await taskOf(order.orderId) };
}

const upi: RefundPayeeInput = { way: "upi", upi: "asha.rao@okbank" };
const account = { holder: "Asha Rao", number: "123456789012", numberAgain: "123456789012", ifsc: "SBIN0001234" };
const giveTo = ({ shopper, orderId }: CashOrder, body: RefundPayeeInput = upi) =>
  api(shopper.token).call("setRefundPayee", { params: { orderId }, body });

/** Records a payment like staff who have read the payee first. */
async function record(id: string, body: Partial<RecordRefundBody> = {}, token = admin.token) {
  const refund = (await office().call("listRefunds", {})).refunds.find(({ _id }) => _id === id);
  const seen = refund?.payee?.changedAt ?? null;
  return await api(token).call("recordRefund", {
    params: { id },
    body: { way: "upi", reference: "UTR 4711", paidOn: today(), payee: seen, ...body },
  });
}

const mails = async ({ shopper }: CashOrder, template: string) =>
  (await outbox(shopper.identifier)).filter((message) => message.template === template);

describe("a cash refund", () => {
  // @spec cash-goes-back-task
  it("waits for a person when a delivered order is cancelled, and is shown as refunded nowhere before", async () => {
    const order = await aCancelledOrder();
    expect(order.refund).toMatchObject({
      amount: 600,
      destination: null,
      status: "waiting",
      payee: null,
      paid: null,
      isOverdue: false,
    });
    expect(await orderNow(order)).toMatchObject({
      orderStatus: "cancelled",
      paymentStatus: "paid",
      refundPayee: null,
      refunds: [{ amount: 600, destination: null, status: "waiting" }],
    });
    expect(await detail(order.orderId)).toMatchObject({ paymentStatus: "paid", refunded: 0, refundable: 0 });
    const { counts } = await office().call("listRefunds", {
      query: { status: "to-pay", search: order.shopper.identifier },
    });
    expect(counts).toMatchObject({ "to-pay": 1, paid: 0, waiting: 0, done: 0 });
    expect((await office().call("getToDo", {})).toDo.cashRefunds).toBeGreaterThan(0);
    expect(differencesIn(await moneyOf(order))).toEqual([]);
  });

  // @spec cash-goes-back-asked
  it("asks the shopper for the payee, notifies staff, and emails when it is paid", async () => {
    const order = await aCancelledOrder();
    const [due] = await until("the mail", async () => {
      const found = await mails(order, "order-refunded");
      return found.length > 0 ? found : undefined;
    });
    expect(due?.text).toContain("enter your UPI ID or bank account in My Orders");
    expect(due?.text).not.toContain("We have issued a refund");
    await until("the bell", async () => {
      const { notices } = await office().call("listNotices", {});
      return notices.find(
        ({ kind, link }) => kind === "refund-to-pay" && link.includes(`%23${order.refund.order.orderNumber}`),
      );
    });
    await giveTo(order);
    await record(order.refund._id);
    const [paid] = await until("the other mail", async () => {
      const found = await mails(order, "refund-done");
      return found.length > 0 ? found : undefined;
    });
    expect(paid?.text).toContain("UTR 4711");
    await sendRefunds(undefined, [order.orderId]);
    expect(await mails(order, "refund-done")).toHaveLength(1);
  });

  // @spec cash-goes-back-task clicked-twenty-times-once
  it("is refunded once it is recorded: twenty clicks record it once, another payment is rejected", async () => {
    const order = await aCancelledOrder();
    await giveTo(order);
    const id = order.refund._id;
    const clicks = await Promise.all(Array.from({ length: 20 }, () => record(id)));
    for (const { refund } of clicks)
      expect(refund).toMatchObject({ status: "done", paid: { way: "upi", reference: "UTR 4711" } });
    expect(await orderNow(order)).toMatchObject({ paymentStatus: "refunded", refunds: [{ status: "done" }] });
    expect(await detail(order.orderId)).toMatchObject({ paymentStatus: "refunded", refunded: 600 });
    const log = await auditOf(id);
    expect(log.filter(({ action }) => action === "refund.recorded")).toHaveLength(1);
    const other = await failureOf(record(id, { reference: "UTR 4712" }));
    expect([other.status, other.message]).toEqual([409, refundMessages.recordedAlready]);
    const late = await failureOf(giveTo(order));
    expect([late.status, late.message]).toEqual([409, refundMessages.nothingToPay]);
    expect(differencesIn(await moneyOf(order))).toEqual([]);
  });

  it("is recorded by one of twenty people with different payments", async () => {
    const order = await aCancelledOrder();
    await giveTo(order);
    const clicks = await Promise.allSettled(
      Array.from({ length: 20 }, (_, place) => record(order.refund._id, { reference: `UTR ${place}` })),
    );
    const refused = clicks.flatMap((click) => (click.status === "rejected" ? [String(click.reason)] : []));
    expect(refused).toHaveLength(19);
    for (const reason of refused) expect(reason).toContain(refundMessages.recordedAlready);
    expect((await auditOf(order.refund._id)).filter(({ action }) => action === "refund.recorded")).toHaveLength(1);
    expect(await refundsOf(order.orderId)).toEqual([600]);
    expect(differencesIn(await moneyOf(order))).toEqual([]);
  });

  it("is listed first, the oldest on top, and is overdue after some days", async () => {
    const [old, young] = [await aCancelledOrder(), await aCancelledOrder()];
    await withDatabase((client) =>
      client.query("UPDATE refund_task SET created_at = now() - interval '10 years' WHERE id = $1", [old.refund._id]),
    );
    for (const query of [{ status: "to-pay" }, {}] as const) {
      const { refunds } = await office().call("listRefunds", { query });
      expect(refunds[0]).toMatchObject({ _id: old.refund._id, isOverdue: true });
      expect(refunds.findIndex(({ _id }) => _id === young.refund._id)).toBeGreaterThan(0);
      const since = refunds.filter(isToPay).map(({ createdAt }) => createdAt);
      expect(since).toEqual([...since].sort());
      expect(refunds.slice(0, since.length).every(isToPay)).toBe(true);
    }
    await payByHand(admin.token, old.orderId);
  });

  it("is shown as pending in the lists of orders and returns, to staff and seller, until it is recorded", async () => {
    const stalls = await twoStalls();
    const made = await anOrderOfSellers(stalls);
    const { orderId, shopper } = made;
    await move(orderId, "delivered");
    const products = made.order.products.slice(0, 1).map(({ _id }) => ({ _id, quantity: 1 }));
    await api(shopper.token).call("requestReturn", {
      params: { orderId },
      body: { action: "return", reason: "A crack", products },
    });
    for (const status of ["approved", "received"] as const)
      await office().call("decideReturn", { params: { orderId }, body: { status } });
    const pending = async () => {
      const query = { search: shopper.identifier };
      const [{ orders }, { returns }, own] = await Promise.all([
        office().call("getAllOrders", { query }),
        office().call("listReturns", { query }),
        api(stalls.potter.token).call("listSellerReturns", {}),
      ]);
      return [orders[0]?.isRefundToPay, returns[0]?.isRefundToPay, own.returns[0]?.isRefundToPay];
    };
    expect(await pending()).toEqual([true, true, true]);
    await payByHand(admin.token, orderId);
    expect(await pending()).toEqual([false, false, false]);
  });

  it("is partial after a return without the delivery, and complete after the rest", async () => {
    const delivery = { charge: 50, freeAbove: 10_000 };
    const sentForMoney = await aProduct({ price: 600, stock: 10, returnDays: 7, delivery });
    const order = await aDeliveredCashOrder(sentForMoney, 650);
    const { orderId, shopper } = order;
    await api(shopper.token).call("requestReturn", {
      params: { orderId },
      body: { action: "return", reason: "Too small" },
    });
    for (const to of ["approved", "received"] as const)
      await office().call("decideReturn", { params: { orderId }, body: { status: to } });
    const refund = await taskOf(orderId);
    expect(await orderNow(order)).toMatchObject({
      paymentStatus: "paid",
      refunds: [{ destination: null, status: "waiting" }],
    });
    await giveTo(order);
    await record(refund._id);
    expect(refund.amount).toBe(600);
    expect((await orderNow(order)).paymentStatus).toBe("partially_refunded");
    const { refundable } = await detail(orderId);
    expect(refundable).toBe(50);
    await office().call("refundOrder", { params: { id: orderId }, body: { reason: "Goodwill", refundable } });
    const rest = await until("the rest to pay", async () =>
      (await listed(orderId)).find(({ _id }) => _id !== refund._id),
    );
    await record(rest._id);
    expect((await orderNow(order)).paymentStatus).toBe("refunded");
  });

  it("waits for a person when staff refund an order or a part of it", async () => {
    const order = await aDeliveredCashOrder();
    const body = { reason: "Goodwill", refundable: (await detail(order.orderId)).refundable };
    await office().call("refundOrder", { params: { id: order.orderId }, body });
    expect(await orderNow(order)).toMatchObject({ orderStatus: "delivered", paymentStatus: "paid" });
    const refund = await taskOf(order.orderId);
    await giveTo(order);
    await record(refund._id);
    expect(await orderNow(order)).toMatchObject({ orderStatus: "delivered", paymentStatus: "refunded" });
  });

  it("without a task is found by the scheduled task: only bookings count", async () => {
    const order = await aCancelledOrder();
    await withDatabase((client) => client.query("DELETE FROM refund_task WHERE order_id = $1", [order.orderId]));
    expect(await orderNow(order)).toMatchObject({
      paymentStatus: "paid",
      refunds: [{ status: "waiting", destination: null }],
    });
    await sendRefunds(undefined, [order.orderId]);
    expect(await listed(order.orderId)).toHaveLength(1);
  });

  it("keeps waiting after the order is reopened", async () => {
    const order = await aCancelledOrder();
    await move(order.orderId, "placed");
    await giveTo(order);
    await record(order.refund._id);
    expect((await orderNow(order)).paymentStatus).not.toBe("refunded");
    expect(differencesIn(await moneyOf(order))).toEqual([]);
  });
});

describe("PUT /api/v1/order/{orderId}/refund-payee", () => {
  // @spec cash-goes-back-asked
  it("stores an account encrypted and shows it masked; staff can see it in full, which is audited", async () => {
    const order = await aCancelledOrder();
    const { order: shown } = await giveTo(order, { way: "bank", account });
    expect(shown.refundPayee).toMatchObject({
      way: "bank",
      holder: "Asha Rao",
      number: "••••9012",
      ifsc: "SBIN0001234",
    });
    const [refund] = await listed(order.orderId);
    expect(JSON.stringify([shown, refund])).not.toContain("123456789012");
    const row = await withDatabase(async (client) =>
      JSON.stringify((await client.query("SELECT * FROM refund_payee WHERE order_id = $1", [order.orderId])).rows),
    );
    expect(row).not.toContain("123456789012");
    const { payee } = await office().call("showRefundPayee", { params: { id: order.refund._id } });
    expect(payee).toEqual({ way: "bank", holder: "Asha Rao", number: "123456789012", ifsc: "SBIN0001234" });
    const log = JSON.stringify(await auditOf(order.refund._id));
    expect(log).toContain("refund.payee-shown");
    expect(log).not.toContain("123456789012");
  });

  // @spec cash-goes-back-asked
  it("can be changed until it is paid, and a payment to the previous payee is rejected", async () => {
    const order = await aCancelledOrder();
    const missing = await failureOf(record(order.refund._id));
    expect([missing.status, missing.message]).toEqual([409, refundMessages.payeeMissing]);
    const { order: first } = await giveTo(order);
    await giveTo(order, { way: "bank", account });
    const stale = await failureOf(record(order.refund._id, { payee: first.refundPayee?.changedAt ?? null }));
    expect([stale.status, stale.message]).toEqual([409, refundMessages.payeeChanged]);
    expect((await listed(order.orderId))[0]?.status).toBe("waiting");
  });

  it("pays into the wallet if the shopper chooses so", async () => {
    const order = await aCancelledOrder();
    await giveTo(order, { way: "wallet" });
    await until("the wallet's money", async () => (await walletOf(order.shopper.token)).balance === 600 || undefined);
    expect(await orderNow(order)).toMatchObject({
      paymentStatus: "refunded",
      refunds: [{ destination: "wallet", status: "done" }],
    });
    const late = await failureOf(record(order.refund._id));
    expect([late.status, late.message]).toEqual([409, refundMessages.notByHand]);
    expect(differencesIn(await moneyOf(order))).toEqual([]);
  });

  it("rejects another shopper's order, an order without a refund, and an invalid UPI ID", async () => {
    const order = await aCancelledOrder();
    const stranger = await aShopper();
    const foreign = await failureOf(giveTo({ ...order, shopper: stranger }));
    expect([foreign.status, foreign.message]).toEqual([404, orderMessages.notFound]);
    const kept = await aDeliveredCashOrder();
    expect((await failureOf(giveTo(kept))).status).toBe(409);
    const bad = await failureOf(giveTo(order, { way: "upi", upi: "not a upi" }));
    expect([bad.status, bad.message]).toEqual([400, refundMessages.upiInvalid]);
  });
});

describe("POST /api/v1/back-office/refunds/{id}/record", () => {
  it("needs edit_payment, and a date from the booking to today", async () => {
    const order = await aCancelledOrder();
    await giveTo(order);
    const clerk = await aStaffMember({ permissions: ["view_payment", "view_order"] });
    expect((await failureOf(record(order.refund._id, {}, clerk.token))).status).toBe(403);
    const shown = await failureOf(api(clerk.token).call("showRefundPayee", { params: { id: order.refund._id } }));
    expect(shown.status).toBe(403);
    for (const paidOn of ["2020-01-01", "2999-01-01"]) {
      const refused = await failureOf(record(order.refund._id, { paidOn }));
      expect([refused.status, refused.message]).toEqual([400, refundMessages.paidOnInvalid]);
    }
    const bare = await failureOf(record(order.refund._id, { reference: "  " }));
    expect([bare.status, bare.message]).toEqual([400, refundMessages.referenceMissing]);
    const retry = await failureOf(office().call("retryRefund", { params: { id: order.refund._id } }));
    expect([retry.status, retry.message]).toEqual([409, refundMessages.isByHand]);
  });
});
