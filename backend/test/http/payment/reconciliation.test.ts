import { reconciliationMessages } from "@haat/api-contract/reconciliation/messages";
import type { RunReconciliationBody } from "@haat/api-contract/reconciliation/schemas";
import { gatewayNames } from "@haat/gateway-simulator/words";
import type { TestShop } from "../../../../scripts/test-shop.mjs";
import { anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { sendRefunds } from "../../support/money-tasks";
import { payAt, sendPaid } from "../../support/online-order";
import { anOrder } from "../../support/order-body";
import { aPaidOrder, orderNow, type PaidOrder } from "../../support/paid-order";
import { aPrivateShop } from "../../support/private-shop";
import { aShopper } from "../../support/shopper";
import { simulatorOf } from "../../support/simulator";
import { runTasks } from "../../support/tasks";
import { until } from "../../support/until";
import { fillWallet } from "../../support/wallet";

jest.setTimeout(600_000);

const price = 499.5;
const paise = 49_950;
/** All books of one shop are compared: no other test may write to them. */
let shop: TestShop;
let url: string;
let token: string;
let product: MadeProduct;

/** The shop's orders before the tests, one of each kind. */
let paid: PaidOrder;
let byStripe: PaidOrder;
let refunded: PaidOrder;
let intoWallet: PaidOrder;
let byWallet: string;

const run = (body: Partial<RunReconciliationBody> = {}) =>
  api(token, url).call("runReconciliation", { body: { graceMinutes: 0, ...body } });
const found = async () => (await api(token, url).call("getReconciliation", {})).differences;
const kindsNow = async () => {
  await run();
  return (await found()).map(({ kind }) => kind).sort();
};
const sql = (text: string, values: unknown[]) => withDatabase((client) => client.query(text, values), shop.databaseUrl);

beforeAll(async () => {
  shop = await aPrivateShop();
  url = shop.url;
  // A webhook makes the shop check all payments of its sheet, including those it must not know about here.
  for (const gateway of gatewayNames) await simulatorOf(url).webhookMode({ gateway, mode: "never" });
  product = await aProduct({ price, stock: 1000 }, shop);
  token = (await anAdministrator({ url })).token;
  const cancelled = async (refundTo: "source" | "wallet") => {
    const order = await aPaidOrder({ product, gateway: "razorpay", url });
    await api(order.shopper.token, url).call("cancelOrder", {
      params: { orderId: order.orderId },
      query: { refundTo },
    });
    await until(
      "the refund",
      async () => (await orderNow(order)).refunds.every(({ status }) => status === "done") || undefined,
    );
    return order;
  };
  paid = await aPaidOrder({ product, gateway: "razorpay", url });
  byStripe = await aPaidOrder({ product, gateway: "stripe", url });
  refunded = await cancelled("source");
  intoWallet = await cancelled("wallet");
  const shopper = await aShopper({ url });
  await fillWallet(shopper.user._id, 500, url);
  const body = anOrder({ productId: product.id, quantity: 1 }, price, { paymentMethod: "wallet" });
  byWallet = (await api(shopper.token, url).call("placeOrder", { body })).orderId;
  const cash = anOrder({ productId: product.id, quantity: 1 }, price);
  const { orderId } = await api(shopper.token, url).call("placeOrder", { body: cash });
  await api(token, url).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
});
afterAll(() => shop?.stop());

it("reconciliation finds that all books agree when nothing was changed", async () => {
  const { run: done, message } = await run();
  expect(done).toMatchObject({ outcome: "right", differences: 0, gaps: [], payments: 4 });
  expect(message).toBe(reconciliationMessages.right);
  expect(await found()).toEqual([]);
});

type Meddling = {
  what: string;
  /** The statement and its inverse; $1 is the id. */
  does: string;
  undoes: string;
  id: () => string;
  kinds: string[];
};

const ofPayment = "WHERE gateway_payment_id = $1";
const meddlings: Meddling[] = [
  {
    what: "a payment that the gateway does not have, and one that we don't",
    does: `UPDATE gateway_payment SET gateway_payment_id = 'pay_Gone' ${ofPayment}`,
    undoes: "UPDATE gateway_payment SET gateway_payment_id = $1 WHERE gateway_payment_id = 'pay_Gone'",
    id: () => paid.paymentId,
    kinds: ["missing-payment", "unknown-payment"],
  },
  {
    what: "a payment that the account does not have, though it was opened with keys that have been renewed since",
    does: `WITH keys AS (UPDATE payment_attempt SET key_id = 'key_of_before|' || key_id WHERE id = (SELECT attempt_id FROM gateway_payment ${ofPayment}))
           UPDATE gateway_payment SET gateway_payment_id = 'pay_Gone' ${ofPayment}`,
    undoes: `WITH keys AS (UPDATE payment_attempt SET key_id = replace(key_id, 'key_of_before|', ''))
             UPDATE gateway_payment SET gateway_payment_id = $1 WHERE gateway_payment_id = 'pay_Gone'`,
    id: () => paid.paymentId,
    kinds: ["missing-payment", "unknown-payment"],
  },
  {
    what: "another amount",
    does: `UPDATE gateway_payment SET amount_paise = amount_paise + 1 ${ofPayment}`,
    undoes: `UPDATE gateway_payment SET amount_paise = amount_paise - 1 ${ofPayment}`,
    id: () => byStripe.paymentId,
    kinds: ["payment-amount"],
  },
  {
    what: "another status",
    does: `UPDATE gateway_payment SET status = 'failed' ${ofPayment}`,
    undoes: `UPDATE gateway_payment SET status = 'captured' ${ofPayment}`,
    id: () => byStripe.paymentId,
    kinds: ["booked-not-captured", "payment-status"],
  },
  {
    what: "another sum that came",
    does: `UPDATE gateway_payment SET captured_paise = captured_paise - 100 ${ofPayment}`,
    undoes: `UPDATE gateway_payment SET captured_paise = captured_paise + 100 ${ofPayment}`,
    id: () => paid.paymentId,
    kinds: ["booked-amount", "payment-amount"],
  },
  {
    what: "money that came and nobody booked",
    does: `UPDATE gateway_payment SET failure = engine_payment_id, engine_payment_id = NULL ${ofPayment}`,
    undoes: `UPDATE gateway_payment SET engine_payment_id = failure, failure = NULL ${ofPayment}`,
    id: () => paid.paymentId,
    kinds: ["booked-without-gateway", "not-booked"],
  },
  {
    what: "unmatched money that nobody sends back",
    does: `UPDATE gateway_payment SET failure = engine_payment_id, engine_payment_id = NULL, is_unmatched = true ${ofPayment}`,
    undoes: `UPDATE gateway_payment SET engine_payment_id = failure, failure = NULL, is_unmatched = false ${ofPayment}`,
    id: () => paid.paymentId,
    kinds: ["booked-without-gateway", "unmatched-not-refunded"],
  },
  {
    what: "a refund that we think is not done",
    does: "UPDATE refund_task SET status = 'failed' WHERE order_id = $1",
    undoes: "UPDATE refund_task SET status = 'done' WHERE order_id = $1",
    id: () => refunded.orderId,
    kinds: ["payment-refunded"],
  },
  {
    what: "a refund of another sum",
    does: "UPDATE refund_task SET amount_paise = amount_paise - 50 WHERE order_id = $1",
    undoes: "UPDATE refund_task SET amount_paise = amount_paise + 50 WHERE order_id = $1",
    id: () => refunded.orderId,
    kinds: ["payment-refunded", "refund-amount"],
  },
  {
    what: "a refund of the engine that is on no way",
    does: "UPDATE refund_task SET engine_refund_id = 'ref_none' WHERE order_id = $1",
    undoes: `UPDATE refund_task t SET engine_refund_id = r.id FROM order_payment_collection l JOIN payment p ON p.payment_collection_id = l.payment_collection_id
               JOIN refund r ON r.payment_id = p.id WHERE l.order_id = t.order_id AND t.order_id = $1`,
    id: () => refunded.orderId,
    kinds: ["refund-amount", "refund-not-sent"],
  },
  {
    what: "a wallet that holds more than came into it",
    does: `UPDATE wallet_account SET balance_paise = balance_paise + 1 WHERE customer_id = (SELECT customer_id FROM order_status WHERE order_id = $1)`,
    undoes: `UPDATE wallet_account SET balance_paise = balance_paise - 1 WHERE customer_id = (SELECT customer_id FROM order_status WHERE order_id = $1)`,
    id: () => byWallet,
    kinds: ["wallet-balance"],
  },
  {
    what: "a wallet that paid another sum than is booked",
    does: "UPDATE wallet_entry SET amount_paise = amount_paise - 100 WHERE order_id = $1 AND reason = 'order_paid'",
    undoes: "UPDATE wallet_entry SET amount_paise = amount_paise + 100 WHERE order_id = $1 AND reason = 'order_paid'",
    id: () => byWallet,
    kinds: ["wallet-balance", "wallet-payment"],
  },
  {
    what: "a refund that no wallet received, and one that nobody sent",
    does: "UPDATE wallet_entry SET reference = reference || 'x' WHERE order_id = $1 AND reason = 'refund'",
    undoes: "UPDATE wallet_entry SET reference = rtrim(reference, 'x') WHERE order_id = $1 AND reason = 'refund'",
    id: () => intoWallet.orderId,
    kinds: ["wallet-refund", "wallet-refund"],
  },
  {
    what: "an order that says something else than its money",
    does: "UPDATE order_status SET payment_status = 'pending' WHERE order_id = $1",
    undoes: "UPDATE order_status SET payment_status = 'paid' WHERE order_id = $1",
    id: () => paid.orderId,
    kinds: ["order-status"],
  },
];

// @spec reconciliation-compares-engine-ledgers
it.each(meddlings)("reconciliation finds $what until it is corrected", async ({ does, undoes, id, kinds }) => {
  await sql(does, [id()]);
  try {
    expect(await kindsNow()).toEqual(kinds);
  } finally {
    await sql(undoes, [id()]);
  }
  expect(await kindsNow()).toEqual([]);
  const { run: last } = await api(token, url).call("getReconciliation", {});
  expect(last?.outcome).toBe("right");
});

it("reconciliation reports expected and found values, and since when", async () => {
  await sql(`UPDATE gateway_payment SET captured_paise = captured_paise - 100 ${ofPayment}`, [paid.paymentId]);
  await run();
  const [first] = (await found()).filter(({ kind }) => kind === "payment-amount");
  expect(first).toMatchObject({
    order: { _id: paid.orderId, orderNumber: paid.order.orderNumber },
    gateway: "razorpay",
    paymentId: paid.paymentId,
    expected: (paise - 100) / 100,
    found: price,
  });
  const { run: again, message } = await run();
  expect([again.outcome, again.differences, message]).toEqual(["different", 2, reconciliationMessages.different(2)]);
  const [second] = (await found()).filter(({ kind }) => kind === "payment-amount");
  expect([second?._id, second?.firstSeenAt]).toEqual([first?._id, first?.firstSeenAt]);
  expect(Date.parse(second?.lastSeenAt ?? "")).toBeGreaterThan(Date.parse(first?.lastSeenAt ?? ""));
  await sql(`UPDATE gateway_payment SET captured_paise = captured_paise + 100 ${ofPayment}`, [paid.paymentId]);
  expect(await kindsNow()).toEqual([]);
});

// @spec reconciliation-compares-engine-ledgers
it("reconciliation is incomplete while a gateway is unavailable, and keeps its differences", async () => {
  await sql(`UPDATE gateway_payment SET amount_paise = amount_paise + 1 ${ofPayment}`, [byStripe.paymentId]);
  expect(await kindsNow()).toEqual(["payment-amount"]);
  await sql(`UPDATE gateway_payment SET amount_paise = amount_paise - 1 ${ofPayment}`, [byStripe.paymentId]);
  await simulatorOf(url).faults({ gateway: "stripe", revoked: true });
  const { run: refusedRun, message } = await run();
  expect([refusedRun.outcome, message]).toEqual(["incomplete", reconciliationMessages.incomplete]);
  expect(refusedRun.gaps).toEqual([{ what: "stripe", why: reconciliationMessages.noKeys }]);
  expect((await found()).map(({ kind }) => kind)).toEqual(["payment-amount"]);
  await simulatorOf(url).faults({ gateway: "stripe", revoked: false, away: { calls: 1000, how: "drop" } });
  expect((await run()).run.gaps).toEqual([{ what: "stripe", why: reconciliationMessages.unreachable }]);
  await simulatorOf(url).faults({ gateway: "stripe", away: { calls: 0 } });
  expect(await kindsNow()).toEqual([]);
});

it("reconciliation reports that payments of another account cannot be checked", async () => {
  const elsewhere = (does: string) => sql(does, [paid.paymentId]);
  await elsewhere(`WITH attempt AS (
      UPDATE payment_attempt SET key_id = 'rzp_other|' || key_id, gateway_order_id = 'order_Other|' || gateway_order_id
       WHERE id = (SELECT attempt_id FROM gateway_payment ${ofPayment}))
    UPDATE gateway_payment SET gateway_payment_id = 'pay_Other' ${ofPayment}`);
  const { run: done } = await run();
  expect(done.gaps).toEqual([{ what: "razorpay", why: reconciliationMessages.otherKeys }]);
  expect((await found()).map(({ kind }) => kind)).toEqual(["unknown-payment"]);
  await elsewhere(`WITH attempt AS (
      UPDATE payment_attempt SET key_id = replace(key_id, 'rzp_other|', ''), gateway_order_id = replace(gateway_order_id, 'order_Other|', ''))
    UPDATE gateway_payment SET gateway_payment_id = $1 WHERE gateway_payment_id = 'pay_Other'`);
  expect(await kindsNow()).toEqual([]);
});

it("reconciliation ignores payments still in progress", async () => {
  const order = await aPaidOrder({ product, gateway: "razorpay", url });
  await sql(`UPDATE gateway_payment SET amount_paise = amount_paise + 1 ${ofPayment}`, [order.paymentId]);
  expect((await run({ graceMinutes: 15 })).run.outcome).toBe("right");
  expect((await run()).run.outcome).toBe("different");
  await sql(`UPDATE gateway_payment SET amount_paise = amount_paise - 1 ${ofPayment}`, [order.paymentId]);
  expect(await kindsNow()).toEqual([]);
});

it("reconciliation checks the requested days, and those of open differences", async () => {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
  await sql(
    `UPDATE gateway_payment SET amount_paise = amount_paise + 1, first_seen_at = first_seen_at - interval '10 days' ${ofPayment}`,
    [byStripe.paymentId],
  );
  // The gateway lists it under this day; we saw it earlier.
  expect((await run({ from: day, to: day })).run.outcome).toBe("different");
  await sql(
    "UPDATE reconciliation_difference SET about_at = about_at - interval '10 days' WHERE resolved_at IS NULL",
    [],
  );
  const { run: usual } = await run();
  expect(Date.parse(day) - Date.parse(usual.from)).toBe(10 * 24 * 60 * 60 * 1000);
  await sql(
    `UPDATE gateway_payment SET amount_paise = amount_paise - 1, first_seen_at = first_seen_at + interval '10 days' ${ofPayment}`,
    [byStripe.paymentId],
  );
  expect((await run({ from: day, to: day })).run.outcome).toBe("right");
  expect(await kindsNow()).toEqual([]);
  const reversed = await failureOf(run({ from: day, to: "2020-01-01" }));
  expect([reversed.status, reversed.message]).toEqual([400, reconciliationMessages.rangeReversed]);
  expect((await failureOf(run({ from: "2020-01-01", to: day }))).status).toBe(400);
});

it("reconciliation reports a payment unknown to the shop, imports it, and agrees once it is refunded", async () => {
  const order = await aPaidOrder({ product, gateway: "stripe", url });
  // A second payment, without a webhook.
  const second = await payAt(order, { webhook: "never" });
  await run();
  expect(await found()).toMatchObject([
    { kind: "unknown-payment", order: { _id: order.orderId }, paymentId: second.paymentId, expected: 0, found: price },
  ]);
  await until("the unmatched money's way back", async () => {
    await sendRefunds(url);
    const { refunds } = await orderNow(order);
    return (refunds.length === 1 && refunds[0]?.status === "done") || undefined;
  });
  expect(await kindsNow()).toEqual([]);
});

it("reconciliation imports a late capture by a sheet already paid, without a webhook", async () => {
  const order = await aPaidOrder({ product, gateway: "razorpay", url });
  const late = await payAt(order, { outcome: "created", webhook: "never" });
  // The shop knows it as a payment without money.
  await sendPaid(order, late.callback).catch(() => undefined);
  await simulatorOf(url).turn({
    gateway: "razorpay",
    paymentId: late.paymentId,
    outcome: "captured",
    webhook: "never",
  });
  expect(await kindsNow()).toEqual(["payment-status"]);
  await until("the unmatched money's way back", async () => {
    await sendRefunds(url);
    const { refunds } = await orderNow(order);
    return (refunds.length === 1 && refunds[0]?.status === "done") || undefined;
  });
  expect(await kindsNow()).toEqual([]);
});

it("reconciliation runs once at a time", async () => {
  const clicks = await Promise.all(
    Array.from({ length: 10 }, () =>
      run().then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    ),
  );
  expect(new Set(clicks)).toEqual(new Set([200, 409]));
  // A run that crashed long ago does not block.
  await sql(
    "INSERT INTO reconciliation_run (id, from_day, to_day, started_at) VALUES ('recon_dead', now(), now(), now() - interval '2 hours')",
    [],
  );
  expect((await run()).run.outcome).toBe("right");
});

it("reconciliation is not run by the scheduled task twice a day", async () => {
  const before = (await run()).run._id;
  await runTasks(url, "reconcile");
  expect((await api(token, url).call("getReconciliation", {})).run?._id).toBe(before);
});

it("reconciliation is read with view_earnings, and run with edit_payment", async () => {
  const blind = await aStaffMember({ permissions: ["view_payment"], url });
  const seeing = await aStaffMember({ permissions: ["view_earnings"], url });
  expect((await failureOf(api(blind.token, url).call("getReconciliation", {}))).status).toBe(403);
  await api(seeing.token, url).call("getReconciliation", {});
  expect((await failureOf(api(seeing.token, url).call("runReconciliation", { body: {} }))).status).toBe(403);
});
