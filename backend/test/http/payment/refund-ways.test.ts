import { paymentMessages } from "@haat/api-contract/payment/messages";
import { refundMessages } from "@haat/api-contract/refund/messages";
import type { RefundsQuery } from "@haat/api-contract/refund/schemas";
import { aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { sendRefunds } from "../../support/money-tasks";
import { anOrder } from "../../support/order-body";
import { moneyOf } from "../../support/order-money";
import { orderNow } from "../../support/paid-order";
import { aRefundDesk, price, type RefundDesk } from "../../support/refund-desk";
import { aShopper } from "../../support/shopper";
import { until } from "../../support/until";
import { walletOf } from "../../support/wallet";

jest.setTimeout(600_000);

let desk: RefundDesk;
beforeAll(async () => {
  desk = await aRefundDesk();
});
afterAll(() => desk?.stop());

describe("refunds", () => {
  // @spec refunds-whole-per-line
  it("of a return go to the destination the shopper chose when requesting it", async () => {
    const order = await desk.paidBy("razorpay");
    const { orderId, shopper } = order;
    await desk.move(orderId, "delivered");
    const body = { action: "return", reason: "Too small", refundTo: "wallet" } as const;
    await api(shopper.token, desk.url).call("requestReturn", { params: { orderId }, body });
    for (const status of ["approved", "received"] as const) {
      await api(desk.token, desk.url).call("decideReturn", { params: { orderId }, body: { status } });
    }
    await desk.standsAt(orderId, "done");
    expect((await walletOf(shopper.token, desk.url)).balance).toBe(price);
    await desk.agrees(order);
  });

  it("of cash go to the wallet if chosen, otherwise to a person", async () => {
    const returned = async (refundTo: "wallet" | undefined) => {
      const shopper = await aShopper({ url: desk.url });
      const body = anOrder({ productId: desk.product.id, quantity: 1 }, price);
      const { orderId } = await api(shopper.token, desk.url).call("placeOrder", { body });
      await desk.move(orderId, "delivered");
      const asked = { action: "return", reason: "Too small", ...(refundTo && { refundTo }) } as const;
      await api(shopper.token, desk.url).call("requestReturn", { params: { orderId }, body: asked });
      for (const status of ["approved", "received"] as const) {
        await api(desk.token, desk.url).call("decideReturn", { params: { orderId }, body: { status } });
      }
      if (refundTo) await desk.standsAt(orderId, "done");
      else await sendRefunds(desk.url);
      const { refunds } = await orderNow({ orderId, shopper, url: desk.url });
      return { refunds, wallet: (await walletOf(shopper.token, desk.url)).balance };
    };
    expect(await returned("wallet")).toMatchObject({
      refunds: [{ destination: "wallet", status: "done" }],
      wallet: price,
    });
    expect(await returned(undefined)).toMatchObject({ refunds: [{ destination: null, status: "waiting" }], wallet: 0 });
  });

  it("to the wallet are rejected if the shop has none, and nothing is cancelled", async () => {
    const order = await desk.paidBy("stripe");
    const { settings, version } = await api(desk.token, desk.url).call("getPaymentSettings", {});
    const off = settings.methods.map((one) => (one.method === "wallet" ? { ...one, isOn: false } : one));
    const saved = await api(desk.token, desk.url).call("savePaymentSettings", {
      body: { settings: { ...settings, methods: off }, version },
    });
    try {
      const refusal = await failureOf(desk.cancel(order, "wallet"));
      expect([refusal.status, refusal.message]).toEqual([400, paymentMessages.walletLost]);
      expect((await orderNow(order)).orderStatus).toBe("pending");
    } finally {
      await api(desk.token, desk.url).call("savePaymentSettings", { body: { settings, version: saved.version } });
    }
  });

  it("left by a crash are sent by the sweep", async () => {
    const order = await desk.paidBy("razorpay");
    await desk.cancel(order);
    await desk.standsAt(order.orderId, "done");
    const other = await desk.paidBy("razorpay");
    await withDatabase(
      (client) =>
        // Only the engine's booking: the process crashed before it published an event.
        client.query(
          `INSERT INTO refund (id, amount, raw_amount, payment_id)
           SELECT 'ref_crash', 99.5, '{"value":"99.5","precision":20}', engine_payment_id FROM gateway_payment WHERE gateway_payment_id = $1`,
          [other.paymentId],
        ),
      desk.databaseUrl,
    );
    await sendRefunds(desk.url);
    await desk.standsAt(other.orderId, "done");
    expect(await desk.atGateway(other)).toMatchObject([{ amount: 9950 }]);
  });

  it("sent while a process crashed are not sent twice", async () => {
    const order = await desk.paidBy("razorpay");
    await desk.cancel(order);
    const { _id } = await desk.standsAt(order.orderId, "done");
    // The gateway has it, and the process crashed before it could record that.
    await withDatabase(
      (client) =>
        client.query(
          `UPDATE refund_task SET status = 'waiting', settled_at = NULL, gateway_refund_id = NULL, next_try_at = now()
            WHERE id = $1`,
          [_id],
        ),
      desk.databaseUrl,
    );
    // The second may be told that it is already done.
    await Promise.allSettled([sendRefunds(desk.url), desk.retry(_id)]);
    await desk.standsAt(order.orderId, "done");
    expect(await desk.atGateway(order)).toHaveLength(1);
    const mails = await until("the mail", async () => {
      const sent = await desk.mailsOf(order, "refund-done");
      return sent.length > 0 ? sent : undefined;
    });
    expect(mails).toHaveLength(1);
  });

  // @spec clicked-twenty-times-once
  it("retried by twenty clicks are sent once", async () => {
    const order = await desk.paidBy("razorpay");
    await desk.faults("razorpay", { refuseRefunds: 1 });
    await desk.cancel(order);
    const { _id } = await desk.standsAt(order.orderId, "failed");
    await Promise.allSettled(Array.from({ length: 20 }, () => desk.retry(_id)));
    expect(await desk.standsAt(order.orderId, "done")).toMatchObject({ tries: 1 });
    expect(await desk.atGateway(order)).toHaveLength(1);
  });

  it("left by an earlier release are found after a restart", async () => {
    const order = await desk.paidBy("razorpay");
    await desk.faults("razorpay", { refuseRefunds: 1 });
    await desk.cancel(order);
    const { _id } = await desk.standsAt(order.orderId, "failed");
    // As an earlier release left it: due, but without a task in the queue.
    await withDatabase(async (client) => {
      await client.query("DELETE FROM graphile_worker._private_jobs WHERE payload->>'orderId' = $1", [order.orderId]);
      await client.query("UPDATE refund_task SET status = 'waiting', next_try_at = now() WHERE id = $1", [_id]);
    }, desk.databaseUrl);
    await desk.restart();
    await desk.standsAt(order.orderId, "done");
    expect(await desk.atGateway(order)).toHaveLength(1);
  });
});

describe("GET /api/v1/back-office/refunds", () => {
  it("lists, filters, searches and pages", async () => {
    const order = await desk.paidBy("razorpay");
    await desk.cancel(order);
    await desk.standsAt(order.orderId, "done");
    const call = (query: Partial<RefundsQuery>) =>
      api(desk.token, desk.url).call("listRefunds", { query: { ...query, page: String(query.page ?? 1), limit: "2" } });
    const found = await call({ search: `#${order.order.orderNumber}` });
    expect(found.refunds).toMatchObject([{ order: { _id: order.orderId, orderNumber: order.order.orderNumber } }]);
    expect(found.counts).toMatchObject({ done: 1, failed: 0 });
    const { refunds, total, counts } = await call({ status: "done" });
    expect(refunds).toHaveLength(2);
    expect(total).toBe(counts.done);
    expect(refunds.every(({ status }) => status === "done")).toBe(true);
  });

  it("needs view_payment, and edit_payment to change", async () => {
    const blind = await aStaffMember({ permissions: ["view_order"], url: desk.url });
    const seeing = await aStaffMember({ permissions: ["view_payment"], url: desk.url });
    expect((await failureOf(api(blind.token, desk.url).call("listRefunds", {}))).status).toBe(403);
    await api(seeing.token, desk.url).call("listRefunds", {});
    const params = { id: "rtask_none" };
    expect((await failureOf(api(seeing.token, desk.url).call("retryRefund", { params }))).status).toBe(403);
    expect((await failureOf(api(seeing.token, desk.url).call("sendRefundToWallet", { params }))).status).toBe(403);
    const unknown = await failureOf(desk.retry("rtask_none"));
    expect([unknown.status, unknown.message]).toEqual([404, refundMessages.notFound]);
  });
});

it("keeps the engine's totals equal to the refunds, in paise", async () => {
  const order = await desk.paidBy("stripe");
  await desk.cancel(order);
  await desk.standsAt(order.orderId, "done");
  const { engine, gateways } = await moneyOf(order);
  expect([engine.gateways, gateways]).toEqual([
    { captured: 49_950, refunded: 49_950 },
    { captured: 49_950, refunded: 49_950 },
  ]);
});
