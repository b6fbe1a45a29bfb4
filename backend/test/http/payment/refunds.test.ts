import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { GatewayName } from "@haat/api-contract/payment/words";
import { refundMessages } from "@haat/api-contract/refund/messages";
import type { RefundsQuery } from "@haat/api-contract/refund/schemas";
import type { TestShop } from "../../../../scripts/test-shop.mjs";
import { anAdministrator, aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { runJobs } from "../../support/jobs";
import { letTimePass } from "../../support/online-order";
import { anOrder } from "../../support/order-body";
import { differencesIn, moneyOf } from "../../support/order-money";
import { aPaidOrder, orderNow, type PaidOrder } from "../../support/paid-order";
import { aPrivateShop } from "../../support/private-shop";
import { aShopper, outbox } from "../../support/shopper";
import { simulatorOf } from "../../support/simulator";
import { until } from "../../support/until";
import { walletOf } from "../../support/wallet";

jest.setTimeout(600_000);

const price = 499.5;
const paise = 49_950;
/** A shop of its own: what goes wrong at its gateways, and whether it has a wallet, concerns no other test. */
let shop: TestShop;
let url: string;
let product: MadeProduct;
let token: string;

beforeAll(async () => {
  shop = await aPrivateShop();
  url = shop.url;
  product = await aProduct({ price, stock: 1000, returnDays: 7 }, shop);
  token = (await anAdministrator({ url })).token;
});
afterAll(async () => {
  await shop?.stop();
});

const paidBy = (gateway: GatewayName) => aPaidOrder({ product, gateway, url });
const cancel = ({ shopper, orderId }: PaidOrder, refundTo?: "source" | "wallet") =>
  api(shopper.token, url).call("cancelOrder", { params: { orderId }, query: refundTo ? { refundTo } : {} });
const move = (orderId: string, status: "delivered") =>
  api(token, url).call("updateOrderStatus", { params: { orderId }, body: { status } });

const listed = async (orderId: string) =>
  (await api(token, url).call("listRefunds", {})).refunds.filter(({ order }) => order._id === orderId);
const refundOf = async (orderId: string) => {
  const [refund] = await listed(orderId);
  if (!refund) throw new Error("Nothing is on its way back.");
  return refund;
};
/** Waits until the refund of an order stands somewhere. */
const standsAt = (orderId: string, ...statuses: string[]) =>
  until(`a refund that is ${statuses.join(" or ")}`, async () => {
    const [refund] = await listed(orderId);
    return refund && statuses.includes(refund.status) ? refund : undefined;
  });
const retry = (id: string) => api(token, url).call("retryRefund", { params: { id } });
const toWallet = (id: string) => api(token, url).call("sendRefundToWallet", { params: { id } });
const sweep = async () => {
  await letTimePass(url);
  await runJobs(url, "send-refunds");
};
/** What the gateway itself has of a payment's refunds. */
const atGateway = async ({ gateway, paymentId }: PaidOrder) =>
  (await simulatorOf(url).books())[gateway].refunds.filter((refund) => refund.paymentId === paymentId);
const mailsOf = async ({ shopper }: PaidOrder, template: string) =>
  (await outbox(shopper.identifier, url)).filter((message) => message.template === template);
const faults = (gateway: GatewayName, what: Omit<Parameters<ReturnType<typeof simulatorOf>["faults"]>[0], "gateway">) =>
  simulatorOf(url).faults({ gateway, ...what });
const agrees = async (order: PaidOrder) => expect(differencesIn(await moneyOf(order))).toEqual([]);

describe.each(["razorpay", "stripe"] as const)("a refund of %s", (gateway) => {
  it("goes to where the money came from, once, and is told once", async () => {
    const order = await paidBy(gateway);
    await cancel(order);
    const refund = await standsAt(order.orderId, "done");
    expect(refund).toMatchObject({ amount: price, destination: "source", gateway, problem: null, nextTryAt: null });
    await Promise.all([sweep(), sweep()]);
    expect(await atGateway(order)).toHaveLength(1);
    expect((await orderNow(order)).refunds).toMatchObject([{ amount: price, destination: "source", status: "done" }]);
    const mails = await until("the mail", async () => {
      const found = await mailsOf(order, "refund-done");
      return found.length > 0 ? found : undefined;
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`#${order.order.orderNumber}`);
    expect(mails[0]?.text).toContain("the account or card that you paid with");
    await agrees(order);
  });

  it("goes to the wallet where its shopper wishes that", async () => {
    const order = await paidBy(gateway);
    await cancel(order, "wallet");
    await standsAt(order.orderId, "done");
    await sweep();
    expect(await atGateway(order)).toEqual([]);
    expect(await walletOf(order.shopper.token, url)).toEqual({ balance: price, entries: [[price, price, "refund"]] });
    expect((await orderNow(order)).refunds).toMatchObject([{ amount: price, destination: "wallet", status: "done" }]);
    await agrees(order);
  });

  it("is in the gateway's hands until that says what became of it", async () => {
    const order = await paidBy(gateway);
    await faults(gateway, { refundsPending: true });
    try {
      await cancel(order);
      const sent = await standsAt(order.orderId, "sent");
      expect((await orderNow(order)).refunds).toMatchObject([{ status: "sent" }]);
      expect(sent.refundId).not.toBeNull();
      await sweep();
      expect((await refundOf(order.orderId)).status).toBe("sent");
      await simulatorOf(url).settleRefunds({
        gateway,
        refundId: sent.refundId ?? "",
        outcome: "done",
        webhook: "never",
      });
      // Somebody may just be asking, who asked before it was settled.
      await until("the refund to be done", async () => {
        await sweep();
        return (await refundOf(order.orderId)).status === "done" || undefined;
      });
      expect(await atGateway(order)).toHaveLength(1);
      await agrees(order);
    } finally {
      await faults(gateway, { refundsPending: false });
    }
  });

  it("is settled by a webhook alone", async () => {
    const order = await paidBy(gateway);
    await faults(gateway, { refundsPending: true });
    await cancel(order);
    const { refundId } = await standsAt(order.orderId, "sent");
    await faults(gateway, { refundsPending: false });
    await simulatorOf(url).settleRefunds({ gateway, refundId: refundId ?? "", outcome: "done", webhook: "now" });
    await standsAt(order.orderId, "done");
  });

  it("that the bank turned down is shown to staff, who begin anew or choose the wallet", async () => {
    const order = await paidBy(gateway);
    await faults(gateway, { refundsPending: true });
    try {
      await cancel(order);
      const { _id, refundId } = await standsAt(order.orderId, "sent");
      const early = await failureOf(toWallet(_id));
      expect([early.status, early.message]).toEqual([409, refundMessages.notFailed]);
      await simulatorOf(url).settleRefunds({ gateway, refundId: refundId ?? "", outcome: "failed", webhook: "never" });
      await sweep();
      const failed = await refundOf(order.orderId);
      expect(failed).toMatchObject({ status: "failed", problem: refundMessages.problems.failed, canGoToWallet: true });
      expect((await orderNow(order)).refunds).toMatchObject([{ status: "failed" }]);
      await sweep();
      expect((await refundOf(order.orderId)).status).toBe("failed");
      // Anew, under another name: the gateway would answer with the refund that failed.
      await retry(_id);
      const second = (await standsAt(order.orderId, "sent")).refundId ?? "";
      expect(second).not.toBe(refundId);
      await simulatorOf(url).settleRefunds({ gateway, refundId: second, outcome: "failed", webhook: "never" });
      await sweep();
      await standsAt(order.orderId, "failed");
    } finally {
      await faults(gateway, { refundsPending: false });
    }
    const { _id } = await refundOf(order.orderId);
    await toWallet(_id);
    const refund = await standsAt(order.orderId, "done");
    expect(refund).toMatchObject({ destination: "wallet", canGoToWallet: false });
    expect((await walletOf(order.shopper.token, url)).balance).toBe(price);
    const done = await failureOf(retry(_id));
    expect([done.status, done.message]).toEqual([409, refundMessages.isDone]);
    await agrees(order);
    const log = await withDatabase(
      async (client) =>
        (
          await client.query<{ action: string }>(
            "SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY created_at",
            [_id],
          )
        ).rows,
      shop.databaseUrl,
    );
    expect(log.map(({ action }) => action)).toEqual(["refund.retried", "refund.sent_to_wallet"]);
  });

  it("that the gateway refuses is shown to staff, and tried again by itself", async () => {
    const order = await paidBy(gateway);
    await faults(gateway, { refuseRefunds: 2 });
    await cancel(order);
    const { _id, problem, nextTryAt } = await standsAt(order.orderId, "failed");
    expect(problem).toContain("The gateway refused it:");
    expect(Date.parse(nextTryAt ?? "") - Date.now()).toBeGreaterThan(10 * 60_000);
    await retry(_id);
    await standsAt(order.orderId, "failed");
    await withDatabase(
      (client) => client.query("UPDATE refund_task SET next_try_at = now() WHERE id = $1", [_id]),
      shop.databaseUrl,
    );
    await runJobs(url, "send-refunds");
    await standsAt(order.orderId, "done");
    expect(await atGateway(order)).toHaveLength(1);
    await agrees(order);
  });

  it("that a bank gives back days later is the shop's money again, and is shown to staff", async () => {
    const order = await paidBy(gateway);
    await cancel(order);
    const { _id, refundId } = await standsAt(order.orderId, "done");
    await simulatorOf(url).settleRefunds({ gateway, refundId: refundId ?? "", outcome: "failed", webhook: "now" });
    const back = await standsAt(order.orderId, "failed");
    expect(back).toMatchObject({ problem: refundMessages.problems.failed, nextTryAt: null, canGoToWallet: true });
    await sweep();
    expect((await refundOf(order.orderId)).status).toBe("failed");
    await retry(_id);
    await standsAt(order.orderId, "done");
    await agrees(order);
  });

  it("finds the payment by a renewed key of the same account", async () => {
    const order = await paidBy(gateway);
    const keyOf = (text: string, ...values: string[]) =>
      withDatabase((client) => client.query<{ key: string }>(text, [order.orderId, ...values]), shop.databaseUrl);
    const read = "SELECT key_id AS key FROM payment_attempt WHERE order_id = $1";
    const { rows: present } = await keyOf(read);
    await keyOf("UPDATE payment_attempt SET key_id = $2 WHERE order_id = $1", "key_of_before");
    await cancel(order);
    await standsAt(order.orderId, "done");
    expect((await keyOf(read)).rows).toEqual(present);
    await agrees(order);
  });

  it("waits while the present keys are another account's", async () => {
    const order = await paidBy(gateway);
    const set = (text: string, values: string[]) =>
      withDatabase((client) => client.query(text, [order.orderId, ...values]), shop.databaseUrl);
    const { rows } = await withDatabase(
      (client) =>
        client.query("SELECT key_id, gateway_order_id FROM payment_attempt WHERE order_id = $1", [order.orderId]),
      shop.databaseUrl,
    );
    const change = "UPDATE payment_attempt SET key_id = $2, gateway_order_id = $3 WHERE order_id = $1";
    await set(change, ["key_of_another", `${rows[0].gateway_order_id}x`]);
    await cancel(order);
    const waiting = await until("a try", async () => {
      const [refund] = await listed(order.orderId);
      return refund?.problem ? refund : undefined;
    });
    expect(waiting).toMatchObject({ status: "waiting", problem: refundMessages.problems.keys });
    await set(change, [rows[0].key_id, rows[0].gateway_order_id]);
    await sweep();
    await standsAt(order.orderId, "done");
    await agrees(order);
  });

  it.each(["drop", "error", "lose-answer"] as const)("is sent again where the gateway is away (%s)", async (how) => {
    const order = await paidBy(gateway);
    // Whatever is asked about this refund first.
    await faults(gateway, { away: { calls: 1, how } });
    await cancel(order);
    const waiting = await standsAt(order.orderId, "waiting", "done");
    if (waiting.status === "waiting") {
      const tried = await until("the first try", async () => {
        const now = await refundOf(order.orderId);
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
      await sweep();
      return (await refundOf(order.orderId)).status === "done" || undefined;
    });
    expect(await atGateway(order)).toHaveLength(1);
    await agrees(order);
  });

  it("waits for the keys that its payment was made with", async () => {
    const order = await paidBy(gateway);
    await faults(gateway, { revoked: true });
    try {
      await cancel(order);
      const waiting = await until("a try", async () => {
        const [refund] = await listed(order.orderId);
        return refund?.problem ? refund : undefined;
      });
      expect(waiting).toMatchObject({ status: "waiting", problem: refundMessages.problems.keys });
    } finally {
      await faults(gateway, { revoked: false });
    }
    await retry((await refundOf(order.orderId))._id);
    await standsAt(order.orderId, "done");
    await agrees(order);
  });
});

describe("refunds", () => {
  it("of a return go where its shopper wished when asking for it", async () => {
    const order = await paidBy("razorpay");
    const { orderId, shopper } = order;
    await move(orderId, "delivered");
    const body = { action: "return", reason: "Too small", refundTo: "wallet" } as const;
    await api(shopper.token, url).call("requestReturn", { params: { orderId }, body });
    for (const status of ["approved", "received"] as const) {
      await api(token, url).call("decideReturn", { params: { orderId }, body: { status } });
    }
    await standsAt(orderId, "done");
    expect((await walletOf(shopper.token, url)).balance).toBe(price);
    await agrees(order);
  });

  it("of cash go to the wallet where that was wished, and otherwise by hand", async () => {
    const returned = async (refundTo: "wallet" | undefined) => {
      const shopper = await aShopper({ url });
      const body = anOrder({ productId: product.id, quantity: 1 }, price);
      const { orderId } = await api(shopper.token, url).call("placeOrder", { body });
      await move(orderId, "delivered");
      const asked = { action: "return", reason: "Too small", ...(refundTo && { refundTo }) } as const;
      await api(shopper.token, url).call("requestReturn", { params: { orderId }, body: asked });
      for (const status of ["approved", "received"] as const) {
        await api(token, url).call("decideReturn", { params: { orderId }, body: { status } });
      }
      if (refundTo) await standsAt(orderId, "done");
      else await runJobs(url, "send-refunds");
      const { refunds } = await orderNow({ orderId, shopper, url });
      return { refunds, wallet: (await walletOf(shopper.token, url)).balance };
    };
    expect(await returned("wallet")).toMatchObject({
      refunds: [{ destination: "wallet", status: "done" }],
      wallet: price,
    });
    expect(await returned(undefined)).toMatchObject({ refunds: [{ destination: null, status: "done" }], wallet: 0 });
  });

  it("to the wallet are refused where the shop has none, and nothing is cancelled", async () => {
    const order = await paidBy("stripe");
    const { settings, version } = await api(token, url).call("getPaymentSettings", {});
    const off = settings.methods.map((one) => (one.method === "wallet" ? { ...one, isOn: false } : one));
    const saved = await api(token, url).call("savePaymentSettings", {
      body: { settings: { ...settings, methods: off }, version },
    });
    try {
      const refusal = await failureOf(cancel(order, "wallet"));
      expect([refusal.status, refusal.message]).toEqual([400, paymentMessages.walletLost]);
      expect((await orderNow(order)).orderStatus).toBe("pending");
    } finally {
      await api(token, url).call("savePaymentSettings", { body: { settings, version: saved.version } });
    }
  });

  it("that a crash has left behind are sent by the sweep", async () => {
    const order = await paidBy("razorpay");
    await cancel(order);
    await standsAt(order.orderId, "done");
    const other = await paidBy("razorpay");
    await withDatabase(
      (client) =>
        // As the engine books it, and nothing more: the process died before it told anybody.
        client.query(
          `INSERT INTO refund (id, amount, raw_amount, payment_id)
           SELECT 'ref_crash', 99.5, '{"value":"99.5","precision":20}', engine_payment_id FROM gateway_payment WHERE gateway_payment_id = $1`,
          [other.paymentId],
        ),
      shop.databaseUrl,
    );
    await runJobs(url, "send-refunds");
    expect(await atGateway(other)).toMatchObject([{ amount: 9950 }]);
  });

  it("that were sent while a process died are not sent twice", async () => {
    const order = await paidBy("razorpay");
    await cancel(order);
    const { _id } = await standsAt(order.orderId, "done");
    // The gateway has it, and the process died before it could write that down.
    await withDatabase(
      (client) =>
        client.query(
          `UPDATE refund_task SET status = 'waiting', settled_at = NULL, gateway_refund_id = NULL, next_try_at = now(), leased_until = now() - interval '1 second'
            WHERE id = $1`,
          [_id],
        ),
      shop.databaseUrl,
    );
    await Promise.all([runJobs(url, "send-refunds"), retry(_id)]);
    await standsAt(order.orderId, "done");
    expect(await atGateway(order)).toHaveLength(1);
    expect(await mailsOf(order, "refund-done")).toHaveLength(1);
  });

  it("that somebody sends are left alone by everybody else", async () => {
    const order = await paidBy("razorpay");
    await faults("razorpay", { refuseRefunds: 1 });
    await cancel(order);
    const { _id } = await standsAt(order.orderId, "failed");
    await withDatabase(
      (client) =>
        client.query(
          "UPDATE refund_task SET status = 'waiting', next_try_at = now(), leased_until = now() + interval '1 minute' WHERE id = $1",
          [_id],
        ),
      shop.databaseUrl,
    );
    await runJobs(url, "send-refunds");
    expect(await atGateway(order)).toEqual([]);
  });
});

describe("GET /api/v1/back-office/refunds", () => {
  it("lists, filters, finds and pages", async () => {
    const order = await paidBy("razorpay");
    await cancel(order);
    await standsAt(order.orderId, "done");
    const call = (query: Partial<RefundsQuery>) =>
      api(token, url).call("listRefunds", { query: { ...query, page: String(query.page ?? 1), limit: "2" } });
    const found = await call({ search: `#${order.order.orderNumber}` });
    expect(found.refunds).toMatchObject([{ order: { _id: order.orderId, orderNumber: order.order.orderNumber } }]);
    expect(found.counts).toMatchObject({ done: 1, failed: 0 });
    const { refunds, total, counts } = await call({ status: "done" });
    expect(refunds).toHaveLength(2);
    expect(total).toBe(counts.done);
    expect(refunds.every(({ status }) => status === "done")).toBe(true);
  });

  it("is for who may see payments, and changing them for who may change them", async () => {
    const blind = await aStaffMember({ permissions: ["view_order"], url });
    const seeing = await aStaffMember({ permissions: ["view_payment"], url });
    expect((await failureOf(api(blind.token, url).call("listRefunds", {}))).status).toBe(403);
    await api(seeing.token, url).call("listRefunds", {});
    const params = { id: "rtask_none" };
    expect((await failureOf(api(seeing.token, url).call("retryRefund", { params }))).status).toBe(403);
    expect((await failureOf(api(seeing.token, url).call("sendRefundToWallet", { params }))).status).toBe(403);
    const unknown = await failureOf(retry("rtask_none"));
    expect([unknown.status, unknown.message]).toEqual([404, refundMessages.notFound]);
  });
});

it("keeps the engine's sums at what was refunded, in paise", async () => {
  const order = await paidBy("stripe");
  await cancel(order);
  await standsAt(order.orderId, "done");
  const { engine, gateways } = await moneyOf(order);
  expect([engine.gateways, gateways]).toEqual([
    { captured: paise, refunded: paise },
    { captured: paise, refunded: paise },
  ]);
});
