import { gatewayNames as allGateways } from "@haat/api-contract/payment/words";
import { gatewayNames } from "@haat/gateway-simulator/words";
import type { GatewayError, GatewayRefund } from "./gateway";
import { gateways } from "./gateways";
import { razorpayGateway } from "./razorpay/razorpay-gateway";
import { type Simulated, simulated } from "./simulated.fixture";
import { stripeGateway } from "./stripe/stripe-gateway";

let world: Simulated;
beforeAll(async () => {
  world = await simulated();
});
afterAll(() => world.close());
beforeEach(() => world.bank.reset());

const fault = (kind: GatewayError["kind"]) => expect.objectContaining({ name: "GatewayError", kind });

describe("gateways", () => {
  it("are marked as simulated exactly where the simulator supports them, since all payment suites run on it", () => {
    expect(allGateways.filter((name) => gateways[name].simulated !== null)).toEqual([...gatewayNames]);
  });
});

describe.each(gatewayNames)("%s", (name) => {
  const gateway = gateways[name];
  const keys = () => world.keys(name);
  const books = async () => (await world.bank.books())[name];
  const open = (reference = "payatt_01") => gateway.open(keys(), { reference, amountPaise: 129_900, currency: "INR" });

  /** An opened payment that a shopper has paid, or tried to. */
  const aPayment = async (how: Partial<Parameters<Simulated["bank"]["pay"]>[0]> = {}) => {
    const { gatewayOrderId } = await open();
    const { paymentId } = await world.bank.pay({ gateway: name, orderId: gatewayOrderId, ...how });
    return { gatewayOrderId, paymentId };
  };

  it("has the name it is registered under", () => expect(gateway.name).toBe(name));

  describe("open", () => {
    it("creates one payment per reference, however often it is called", async () => {
      const first = await open();
      expect(await open()).toEqual(first);
      expect((await open("payatt_02")).gatewayOrderId).not.toBe(first.gatewayOrderId);
      expect((await books()).openings).toHaveLength(2);
    });

    // @spec gateways-interfaces-spoken-they
    it("creates one payment even if the first response was lost", async () => {
      await world.bank.faults({ gateway: name, away: { calls: 1, how: "lose-answer" } });
      await expect(open()).rejects.toEqual(fault("unreachable"));
      const { gatewayOrderId } = await open();
      expect((await books()).openings.map(({ id }) => id)).toEqual([gatewayOrderId]);
    });

    it("passes the amount, the currency and our reference", async () => {
      await open();
      const [opening] = (await books()).openings;
      expect(opening).toMatchObject({ amount: 129_900, currency: "INR", notes: { attempt_id: "payatt_01" } });
    });

    it("can be found again, with what the browser needs, while it can be paid", async () => {
      const { gatewayOrderId, clientSecret } = await open();
      expect(await gateway.find(keys(), gatewayOrderId)).toEqual({ isOpen: true, clientSecret });
      expect(clientSecret !== null).toBe(name === "stripe");
      await world.bank.pay({ gateway: name, orderId: gatewayOrderId });
      expect(await gateway.find(keys(), gatewayOrderId)).toMatchObject({ isOpen: false });
    });

    it("cannot be found in an account that does not have it", async () => {
      expect(await gateway.find(keys(), name === "stripe" ? "pi_ofSomebodyElse" : "order_ofSomebodyElse")).toBeNull();
    });

    it("is refused for an amount that is too small", async () => {
      const tiny = { reference: "payatt_03", amountPaise: 1, currency: "INR" };
      await expect(gateway.open(keys(), tiny)).rejects.toEqual(fault("refused"));
    });
  });

  describe("paymentsOf", () => {
    it("returns none before anybody has paid", async () => {
      const { gatewayOrderId } = await open();
      expect(await gateway.paymentsOf(keys(), gatewayOrderId)).toEqual([]);
    });

    it("returns every attempt in our common form", async () => {
      const { gatewayOrderId, paymentId } = await aPayment({ outcome: "failed" });
      const odd = await world.bank.pay({ gateway: name, orderId: gatewayOrderId, amount: 5_000, currency: "usd" });
      const waiting = await world.bank.pay({ gateway: name, orderId: gatewayOrderId, outcome: "created" });
      const payments = await gateway.paymentsOf(keys(), gatewayOrderId);
      expect(payments.map(({ id }) => id).sort()).toEqual([paymentId, odd.paymentId, waiting.paymentId].sort());
      const by = (id: string) => payments.find((payment) => payment.id === id);
      expect(by(paymentId)).toMatchObject({ status: "failed", capturedPaise: 0, failure: expect.any(String) });
      expect(by(odd.paymentId)).toMatchObject({
        status: "captured",
        amountPaise: 5_000,
        capturedPaise: 5_000,
        refundedPaise: 0,
        currency: "USD",
        failure: null,
      });
      expect(by(waiting.paymentId)).toMatchObject({ status: "created", amountPaise: 129_900, currency: "INR" });
    });

    it("fails with missing for an unknown order", async () => {
      await expect(gateway.paymentsOf(keys(), "pi_none")).rejects.toEqual(fault("missing"));
      // If the id were used as a path, this would list the payments of all shoppers.
      await aPayment();
      await expect(gateway.paymentsOf(keys(), "../payments#")).rejects.toEqual(fault("missing"));
    });
  });

  describe("capture", () => {
    const authorised = () => aPayment({ outcome: "authorized" });
    const capture = (id: string) => gateway.capture(keys(), { id, amountPaise: 129_900, currency: "INR" });

    it("captures an authorised payment, and can be repeated", async () => {
      const { gatewayOrderId, paymentId } = await authorised();
      expect(await gateway.paymentsOf(keys(), gatewayOrderId)).toMatchObject([
        { status: "authorized", capturedPaise: 0 },
      ]);
      await capture(paymentId);
      await capture(paymentId);
      expect(await gateway.paymentsOf(keys(), gatewayOrderId)).toMatchObject([
        { status: "captured", capturedPaise: 129_900 },
      ]);
    });

    it("reports a refusal, and can be retried", async () => {
      const { paymentId } = await authorised();
      await world.bank.faults({ gateway: name, refuseCaptures: 1 });
      await expect(capture(paymentId)).rejects.toEqual(fault("refused"));
      await capture(paymentId);
      expect((await books()).sums.INR).toMatchObject({ captured: 129_900 });
    });

    it("fails with missing for an unknown payment", async () => {
      await expect(capture("pay_none")).rejects.toEqual(fault("missing"));
    });

    it("does not count a payment that was released without a capture", async () => {
      const { gatewayOrderId, paymentId } = await authorised();
      await world.bank.turn({ gateway: name, paymentId, outcome: "released" });
      expect(await gateway.paymentsOf(keys(), gatewayOrderId)).toMatchObject([
        { status: "failed", capturedPaise: 0, refundedPaise: 0, failure: expect.stringContaining("refunded") },
      ]);
    });
  });

  describe("close", () => {
    it("stops further payment if the gateway supports it", async () => {
      const { gatewayOrderId } = await open();
      const closed = name === "stripe" ? "closed" : "unsupported";
      expect(await gateway.close(keys(), gatewayOrderId)).toBe(closed);
      expect(await gateway.close(keys(), gatewayOrderId)).toBe(closed);
    });

    it("reports a payment that is already paid", async () => {
      const { gatewayOrderId } = await aPayment();
      expect(await gateway.close(keys(), gatewayOrderId)).toBe(name === "stripe" ? "paid" : "unsupported");
    });
  });

  describe("a refund", () => {
    const refund = (paymentId: string, amountPaise = 50_000, receipt = "rtask_01") =>
      gateway.refund(keys(), { paymentId, amountPaise, receipt });

    it("is made once per receipt, however often it is requested", async () => {
      const { gatewayOrderId, paymentId } = await aPayment();
      const first = await refund(paymentId);
      expect(first).toMatchObject({ paymentId, amountPaise: 50_000, status: "done", receipt: "rtask_01" });
      expect(await refund(paymentId)).toEqual(first);
      await refund(paymentId, 79_900, "rtask_02");
      expect(await gateway.refundsOf(keys(), paymentId)).toHaveLength(2);
      expect((await books()).sums.INR).toMatchObject({ captured: 129_900, refunded: 129_900 });
      expect(await gateway.paymentsOf(keys(), gatewayOrderId)).toMatchObject([
        { status: "captured", capturedPaise: 129_900, refundedPaise: 129_900 },
      ]);
    });

    it("is made once even if the first response was lost", async () => {
      const { paymentId } = await aPayment();
      // A refund's first call looks for an earlier one; the second call makes it.
      await world.bank.faults({ gateway: name, away: { calls: 2, how: "lose-answer" } });
      await expect(refund(paymentId)).rejects.toEqual(fault("unreachable"));
      await world.bank.faults({ gateway: name, away: { calls: 0 } });
      await refund(paymentId);
      expect((await books()).sums.INR).toMatchObject({ refunded: 50_000 });
    });

    it("is made once for two concurrent requests", async () => {
      const { paymentId } = await aPayment();
      const given = await Promise.all([refund(paymentId), refund(paymentId)]);
      expect(new Set(given.map(({ id }) => id)).size).toBe(1);
      expect((await books()).sums.INR).toMatchObject({ refunded: 50_000 });
    });

    it("can be retried after a refusal", async () => {
      const { paymentId } = await aPayment();
      await world.bank.faults({ gateway: name, refuseRefunds: 2 });
      await expect(refund(paymentId)).rejects.toEqual(fault("refused"));
      await expect(refund(paymentId)).rejects.toEqual(fault("refused"));
      expect(await refund(paymentId)).toMatchObject({ status: "done" });
      expect((await books()).sums.INR).toMatchObject({ refunded: 50_000 });
    });

    it("may stay pending, and is reported once it is done", async () => {
      const { paymentId } = await aPayment();
      await world.bank.faults({ gateway: name, refundsPending: true });
      const pending = await refund(paymentId);
      expect(pending.status).toBe("pending");
      expect(await refund(paymentId)).toEqual(pending);
      await world.bank.settleRefunds({ gateway: name });
      const [done] = await gateway.refundsOf(keys(), paymentId);
      expect(done).toEqual({ ...pending, status: "done" });
    });

    it("is made again under the same receipt if it failed", async () => {
      const { paymentId } = await aPayment();
      const fail = async (): Promise<GatewayRefund> => {
        await world.bank.faults({ gateway: name, refundsPending: true });
        const made = await refund(paymentId);
        await world.bank.settleRefunds({ gateway: name, outcome: "failed" });
        await world.bank.faults({ gateway: name, refundsPending: false });
        return made;
      };
      const failed = [await fail(), await fail()];
      const given = await refund(paymentId);
      expect(given).toMatchObject({ status: "done", receipt: "rtask_01" });
      expect(new Set([...failed, given].map(({ id }) => id)).size).toBe(3);
      expect(await refund(paymentId)).toEqual(given);
      expect((await books()).sums.INR).toMatchObject({ refunded: 50_000, pendingRefunds: 0 });
    });

    it("is refused above the captured amount and for an uncaptured payment", async () => {
      const { paymentId } = await aPayment();
      await expect(refund(paymentId, 129_901)).rejects.toEqual(fault("refused"));
      const failed = await aPayment({ outcome: "failed" });
      await expect(refund(failed.paymentId)).rejects.toEqual(fault("refused"));
    });

    it("fails with missing if its payment is unknown", async () => {
      await expect(refund("pay_none")).rejects.toEqual(fault("missing"));
    });
  });

  describe("list", () => {
    it("returns each payment of the range once, across pages, with its order", async () => {
      const { gatewayOrderId } = await open();
      const day = Date.UTC(2026, 0, 15);
      const inRange = await Promise.all(
        Array.from({ length: 230 }, (_, place) =>
          world.bank.pay({ gateway: name, orderId: gatewayOrderId, webhook: "never", at: day + place * 1000 }),
        ),
      );
      for (const at of [day - 1000, day + 86_400_000]) {
        await world.bank.pay({ gateway: name, orderId: gatewayOrderId, webhook: "never", at });
      }
      const listed = [];
      for await (const payment of gateway.list(keys(), { from: new Date(day), to: new Date(day + 86_400_000) })) {
        listed.push(payment);
      }
      expect(listed.map(({ id }) => id).sort()).toEqual(inRange.map(({ paymentId }) => paymentId).sort());
      expect(new Set(listed.map((payment) => payment.gatewayOrderId))).toEqual(new Set([gatewayOrderId]));
    });

    it("throws when it cannot be read to the end", async () => {
      await world.bank.faults({ gateway: name, revoked: true });
      const list = gateway.list(keys(), { from: new Date(0), to: new Date() })[Symbol.asyncIterator]();
      await expect(list.next()).rejects.toEqual(fault("keys"));
    });
  });

  describe("a gateway that is down", () => {
    it.each(["drop", "error"] as const)("(%s) is reported as unreachable by every method", async (how) => {
      const { gatewayOrderId, paymentId } = await aPayment({ outcome: "authorized" });
      const asked = [
        () => open("payatt_09"),
        () => gateway.paymentsOf(keys(), gatewayOrderId),
        () => gateway.capture(keys(), { id: paymentId, amountPaise: 129_900, currency: "INR" }),
        () => gateway.refund(keys(), { paymentId, amountPaise: 1_000, receipt: "rtask_09" }),
        () => gateway.refundsOf(keys(), paymentId),
        () => gateway.check(keys()),
      ];
      for (const ask of asked) {
        await world.bank.faults({ gateway: name, away: { calls: 1, how } });
        await expect(ask()).rejects.toEqual(fault("unreachable"));
      }
    });

    it("is not waited for beyond the timeout", async () => {
      const impatient = name === "razorpay" ? razorpayGateway(50) : stripeGateway(50);
      await world.bank.faults({ gateway: name, away: { calls: 1, how: "hang" } });
      await expect(impatient.paymentsOf(keys(), "pi_1")).rejects.toEqual(fault("unreachable"));
    });

    it("is reported as unreachable when the connection is refused", async () => {
      await expect(gateway.check({ ...keys(), baseUrl: "http://127.0.0.1:1" })).rejects.toEqual(fault("unreachable"));
    });
  });

  describe("keys", () => {
    it("that are valid pass the check", async () => {
      await expect(gateway.check(keys())).resolves.toBeUndefined();
    });

    it("that are wrong or revoked are distinguished from an unreachable gateway", async () => {
      const wrong = { ...keys(), secret: name === "stripe" ? "sk_demo_other" : "other" };
      await expect(gateway.check(wrong)).rejects.toEqual(fault("keys"));
      const { gatewayOrderId } = await open();
      await world.bank.faults({ gateway: name, revoked: true });
      await expect(gateway.paymentsOf(keys(), gatewayOrderId)).rejects.toEqual(fault("keys"));
      await expect(gateway.check(keys())).rejects.toEqual(fault("keys"));
    });
  });
});

it("Stripe's publishable key must belong to its secret key", async () => {
  for (const keyId of ["pk_live_1", "sk_demo_1", ""]) {
    await expect(gateways.stripe.check({ ...world.keys("stripe"), keyId })).rejects.toEqual(fault("keys"));
  }
});
