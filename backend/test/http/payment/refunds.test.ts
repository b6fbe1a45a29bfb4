import { refundMessages } from "@haat/api-contract/refund/messages";
import { failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { sendRefunds } from "../../support/money-tasks";
import { orderNow } from "../../support/paid-order";
import { aRefundDesk, price, type RefundDesk } from "../../support/refund-desk";
import { simulatorOf } from "../../support/simulator";
import { until } from "../../support/until";
import { walletOf } from "../../support/wallet";

jest.setTimeout(600_000);

let desk: RefundDesk;
beforeAll(async () => {
  desk = await aRefundDesk();
});
afterAll(() => desk?.stop());

/** Sweeps until a refund has this status: a request sent before it was settled may still be in progress. */
const sweptTo = (status: string, orderId: string) =>
  until(`a refund that is ${status}`, async () => {
    await desk.sweep();
    const refund = await desk.refundOf(orderId);
    return refund.status === status ? refund : undefined;
  }).catch(async (error: Error) => {
    throw new Error(`${error.message} It is: ${JSON.stringify(await desk.rowOf(orderId))}`);
  });

describe.each(["razorpay", "stripe"] as const)("a refund of %s", (gateway) => {
  it("goes to the payment's source once, and is emailed once", async () => {
    const order = await desk.paidBy(gateway);
    await desk.cancel(order);
    const refund = await desk.standsAt(order.orderId, "done");
    expect(refund).toMatchObject({ amount: price, destination: "source", gateway, problem: null, nextTryAt: null });
    await Promise.all([desk.sweep(), desk.sweep()]);
    expect(await desk.atGateway(order)).toHaveLength(1);
    expect((await orderNow(order)).refunds).toMatchObject([{ amount: price, destination: "source", status: "done" }]);
    const mails = await until("the mail", async () => {
      const found = await desk.mailsOf(order, "refund-done");
      return found.length > 0 ? found : undefined;
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`#${order.order.orderNumber}`);
    expect(mails[0]?.text).toContain("your original payment method");
    await desk.agrees(order);
  });

  it("goes to the wallet if the shopper chooses so", async () => {
    const order = await desk.paidBy(gateway);
    await desk.cancel(order, "wallet");
    await desk.standsAt(order.orderId, "done");
    await desk.sweep();
    expect(await desk.atGateway(order)).toEqual([]);
    expect(await walletOf(order.shopper.token, desk.url)).toEqual({
      balance: price,
      entries: [[price, price, "refund"]],
    });
    expect((await orderNow(order)).refunds).toMatchObject([{ amount: price, destination: "wallet", status: "done" }]);
    await desk.agrees(order);
  });

  it("is sent until the gateway reports its outcome", async () => {
    const order = await desk.paidBy(gateway);
    await desk.faults(gateway, { refundsPending: true });
    try {
      await desk.cancel(order);
      const sent = await desk.standsAt(order.orderId, "sent");
      expect((await orderNow(order)).refunds).toMatchObject([{ status: "sent" }]);
      expect(sent.refundId).not.toBeNull();
      await desk.sweep();
      expect((await desk.refundOf(order.orderId)).status).toBe("sent");
      await simulatorOf(desk.url).settleRefunds({
        gateway,
        refundId: sent.refundId ?? "",
        outcome: "done",
        webhook: "never",
      });
      await sweptTo("done", order.orderId);
      expect(await desk.atGateway(order)).toHaveLength(1);
      await desk.agrees(order);
    } finally {
      await desk.faults(gateway, { refundsPending: false });
    }
  });

  it("is settled by a webhook alone", async () => {
    const order = await desk.paidBy(gateway);
    await desk.faults(gateway, { refundsPending: true });
    await desk.cancel(order);
    const { refundId } = await desk.standsAt(order.orderId, "sent");
    await desk.faults(gateway, { refundsPending: false });
    await simulatorOf(desk.url).settleRefunds({ gateway, refundId: refundId ?? "", outcome: "done", webhook: "now" });
    await desk.standsAt(order.orderId, "done");
  });

  // @spec failed-refund-tried-again
  it("that the bank declined is shown to staff, who retry it or choose the wallet", async () => {
    const order = await desk.paidBy(gateway);
    await desk.faults(gateway, { refundsPending: true });
    try {
      await desk.cancel(order);
      const { _id, refundId } = await desk.standsAt(order.orderId, "sent");
      const early = await failureOf(desk.toWallet(_id));
      expect([early.status, early.message]).toEqual([409, refundMessages.notFailed]);
      await simulatorOf(desk.url).settleRefunds({
        gateway,
        refundId: refundId ?? "",
        outcome: "failed",
        webhook: "never",
      });
      const failed = await sweptTo("failed", order.orderId);
      expect(failed).toMatchObject({ status: "failed", problem: refundMessages.problems.failed, canGoToWallet: true });
      expect((await orderNow(order)).refunds).toMatchObject([{ status: "failed" }]);
      await desk.sweep();
      expect((await desk.refundOf(order.orderId)).status).toBe("failed");
      // With a new idempotency key: otherwise the gateway would return the failed refund.
      await desk.retry(_id);
      const second = (await desk.standsAt(order.orderId, "sent")).refundId ?? "";
      expect(second).not.toBe(refundId);
      await simulatorOf(desk.url).settleRefunds({ gateway, refundId: second, outcome: "failed", webhook: "never" });
      await sweptTo("failed", order.orderId);
    } finally {
      await desk.faults(gateway, { refundsPending: false });
    }
    const { _id } = await desk.refundOf(order.orderId);
    await desk.toWallet(_id);
    const refund = await desk.standsAt(order.orderId, "done");
    expect(refund).toMatchObject({ destination: "wallet", canGoToWallet: false });
    expect((await walletOf(order.shopper.token, desk.url)).balance).toBe(price);
    const done = await failureOf(desk.retry(_id));
    expect([done.status, done.message]).toEqual([409, refundMessages.isDone]);
    await desk.agrees(order);
    const log = await withDatabase(
      async (client) =>
        (
          await client.query<{ action: string }>(
            "SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY created_at",
            [_id],
          )
        ).rows,
      desk.databaseUrl,
    );
    expect(log.map(({ action }) => action)).toEqual(["refund.retried", "refund.sent_to_wallet"]);
  });

  // @spec failed-refund-tried-again
  it("that the gateway rejects is shown to staff, and retried automatically", async () => {
    const order = await desk.paidBy(gateway);
    await desk.faults(gateway, { refuseRefunds: 2 });
    await desk.cancel(order);
    const { _id, problem, nextTryAt } = await desk.standsAt(order.orderId, "failed");
    expect(problem).toContain("The gateway rejected the refund:");
    expect(Date.parse(nextTryAt ?? "") - Date.now()).toBeGreaterThan(10 * 60_000);
    await desk.retry(_id);
    await desk.standsAt(order.orderId, "failed");
    await withDatabase(
      (client) => client.query("UPDATE refund_task SET next_try_at = now() WHERE id = $1", [_id]),
      desk.databaseUrl,
    );
    await sendRefunds(desk.url);
    await desk.standsAt(order.orderId, "done");
    expect(await desk.atGateway(order)).toHaveLength(1);
    await desk.agrees(order);
  });

  it("that a bank returns days later is the shop's money again, and is shown to staff", async () => {
    const order = await desk.paidBy(gateway);
    await desk.cancel(order);
    const { _id, refundId } = await desk.standsAt(order.orderId, "done");
    await simulatorOf(desk.url).settleRefunds({ gateway, refundId: refundId ?? "", outcome: "failed", webhook: "now" });
    const back = await desk.standsAt(order.orderId, "failed");
    expect(back).toMatchObject({ problem: refundMessages.problems.failed, nextTryAt: null, canGoToWallet: true });
    await desk.sweep();
    expect((await desk.refundOf(order.orderId)).status).toBe("failed");
    await desk.retry(_id);
    await desk.standsAt(order.orderId, "done");
    await desk.agrees(order);
  });

  it("finds the payment with a renewed key of the same account", async () => {
    const order = await desk.paidBy(gateway);
    const keyOf = (text: string, ...values: string[]) =>
      withDatabase((client) => client.query<{ key: string }>(text, [order.orderId, ...values]), desk.databaseUrl);
    const read = "SELECT key_id AS key FROM payment_attempt WHERE order_id = $1";
    const { rows: present } = await keyOf(read);
    await keyOf("UPDATE payment_attempt SET key_id = $2 WHERE order_id = $1", "key_of_before");
    await desk.cancel(order);
    await desk.standsAt(order.orderId, "done");
    expect((await keyOf(read)).rows).toEqual(present);
    await desk.agrees(order);
  });

  it("waits while the current keys belong to another account", async () => {
    const order = await desk.paidBy(gateway);
    const set = (text: string, values: string[]) =>
      withDatabase((client) => client.query(text, [order.orderId, ...values]), desk.databaseUrl);
    const { rows } = await withDatabase(
      (client) =>
        client.query("SELECT key_id, gateway_order_id FROM payment_attempt WHERE order_id = $1", [order.orderId]),
      desk.databaseUrl,
    );
    const change = "UPDATE payment_attempt SET key_id = $2, gateway_order_id = $3 WHERE order_id = $1";
    await set(change, ["key_of_another", `${rows[0].gateway_order_id}x`]);
    await desk.cancel(order);
    const waiting = await until("a try", async () => {
      const [refund] = await desk.listed(order.orderId);
      return refund?.problem ? refund : undefined;
    });
    expect(waiting).toMatchObject({ status: "waiting", problem: refundMessages.problems.keys });
    await set(change, [rows[0].key_id, rows[0].gateway_order_id]);
    await desk.sweep();
    await desk.standsAt(order.orderId, "done");
    await desk.agrees(order);
  });

  it.each(["drop", "error", "lose-answer"] as const)("is sent again after the gateway was down (%s)", async (how) => {
    const order = await desk.paidBy(gateway);
    // The first request about this refund, whichever it is.
    await desk.faults(gateway, { away: { calls: 1, how } });
    await desk.cancel(order);
    const waiting = await desk.standsAt(order.orderId, "waiting", "done");
    if (waiting.status === "waiting") {
      const tried = await until("the first try", async () => {
        const now = await desk.refundOf(order.orderId);
        return now.problem !== null || now.status === "done" ? now : undefined;
      });
      if (tried.status === "waiting") {
        expect(tried.problem).toBe(refundMessages.problems.unreachable);
        const pause = Date.parse(tried.nextTryAt ?? "") - Date.now();
        expect(pause).toBeGreaterThan(0);
        expect(pause).toBeLessThanOrEqual(3 * 60_000);
      }
    }
    await until("the refund", async () => {
      await desk.sweep();
      return (await desk.refundOf(order.orderId)).status === "done" || undefined;
    });
    expect(await desk.atGateway(order)).toHaveLength(1);
    await desk.agrees(order);
  });

  it("waits for the keys of its payment", async () => {
    const order = await desk.paidBy(gateway);
    await desk.faults(gateway, { revoked: true });
    try {
      await desk.cancel(order);
      const waiting = await until("a try", async () => {
        const [refund] = await desk.listed(order.orderId);
        return refund?.problem ? refund : undefined;
      });
      expect(waiting).toMatchObject({ status: "waiting", problem: refundMessages.problems.keys });
    } finally {
      await desk.faults(gateway, { revoked: false });
    }
    await desk.retry((await desk.refundOf(order.orderId))._id);
    await desk.standsAt(order.orderId, "done");
    await desk.agrees(order);
  });
});
