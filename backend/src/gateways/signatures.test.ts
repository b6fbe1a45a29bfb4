import { signRazorpayPayment, signRazorpayWebhook, signStripeWebhook } from "@haat/gateway-simulator/signatures";
import Razorpay from "razorpay";
import { validatePaymentVerification } from "razorpay/dist/utils/razorpay-utils";
import Stripe from "stripe";
import { gateways } from "./gateways";
import { type Simulated, simulated } from "./simulated.fixture";

const { razorpay, stripe } = gateways;
const keys = { keyId: "key", secret: "secret", webhookSecret: "whsec" };

const callback = {
  razorpay_order_id: "order_1",
  razorpay_payment_id: "pay_1",
  razorpay_signature: signRazorpayPayment("order_1", "pay_1", keys.secret),
};
const tampered = (signature: string) => signature.replace(/^./, (sign) => (sign === "0" ? "1" : "0"));

describe("the callback of Razorpay's sheet", () => {
  // @spec gateways-interfaces-spoken-they
  it("is accepted with a valid signature, as by Razorpay's own package", () => {
    expect(razorpay.verifyCallback(keys, callback)).toEqual({ gatewayOrderId: "order_1", paymentId: "pay_1" });
    const { razorpay_signature: signature } = callback;
    expect(validatePaymentVerification({ order_id: "order_1", payment_id: "pay_1" }, signature, keys.secret)).toBe(
      true,
    );
  });

  it.each([
    ["another payment", { razorpay_payment_id: "pay_2" }],
    ["another order", { razorpay_order_id: "order_2" }],
    ["a changed signature", { razorpay_signature: tampered(callback.razorpay_signature) }],
    ["a shorter signature", { razorpay_signature: callback.razorpay_signature.slice(0, -2) }],
    ["a longer signature", { razorpay_signature: `${callback.razorpay_signature}00` }],
    ["no hexadecimal", { razorpay_signature: "ü".repeat(64) }],
    ["an empty signature", { razorpay_signature: "" }],
    ["an empty payment", { razorpay_payment_id: "" }],
  ])("is rejected with %s", (_, changed) => {
    expect(razorpay.verifyCallback(keys, { ...callback, ...changed })).toBeNull();
  });

  it("is rejected with missing fields, or if the shop has no secret", () => {
    expect(razorpay.verifyCallback(keys, {})).toBeNull();
    const signature = signRazorpayPayment("order_1", "pay_1", "");
    expect(razorpay.verifyCallback({ ...keys, secret: "" }, { ...callback, razorpay_signature: signature })).toBeNull();
  });
});

it("the callback of Stripe's sheet is only a hint where to look", () => {
  expect(stripe.verifyCallback(keys, { payment_intent: "pi_1" })).toEqual({ gatewayOrderId: "pi_1", paymentId: null });
  for (const fields of [{}, { payment_intent: "" }, { payment_intent: "ch_1" }, { payment_intent: "pi_1/../x" }]) {
    expect(stripe.verifyCallback(keys, fields as Record<string, string>)).toBeNull();
  }
});

const razorpayBody = JSON.stringify({
  event: "payment.captured",
  payload: { payment: { entity: { id: "pay_1", order_id: "order_1" } } },
});
const stripeBody = JSON.stringify({
  id: "evt_1",
  type: "payment_intent.succeeded",
  data: { object: { id: "pi_1", object: "payment_intent", latest_charge: "ch_1" } },
});
const headers = {
  razorpay: (body: string, secret = keys.webhookSecret) => ({
    "x-razorpay-signature": signRazorpayWebhook(body, secret),
    "x-razorpay-event-id": "evt_1",
  }),
  stripe: (body: string, secret = keys.webhookSecret, at = Date.now()) => ({
    "stripe-signature": signStripeWebhook(body, secret, at),
  }),
};

describe.each([
  ["razorpay", razorpayBody, { gatewayOrderId: "order_1", paymentId: "pay_1", type: "payment.captured" }],
  ["stripe", stripeBody, { gatewayOrderId: "pi_1", paymentId: "ch_1", type: "payment_intent.succeeded" }],
] as const)("a webhook of %s", (name, body, event) => {
  const gateway = gateways[name];
  const verify = (raw: string | Buffer, given: Record<string, string | string[] | undefined>, own = keys) =>
    gateway.verifyWebhook(own, Buffer.from(raw), given);

  it("is accepted with a valid signature", () => {
    expect(verify(body, headers[name](body))).toEqual({ eventId: "evt_1", refundId: null, ...event });
  });

  it("is rejected if its body was changed or somebody else signed it", () => {
    expect(verify(`${body} `, headers[name](body))).toBeNull();
    expect(verify(body, headers[name](body, "other"))).toBeNull();
    expect(verify(body, headers[name](body, ""), { ...keys, webhookSecret: "" })).toBeNull();
  });

  it("never makes the verification throw", () => {
    const signatures = ["", "x", "t=,v1=", "t=1,v1=zz", "v1", "=,=", "ü".repeat(64), "0".repeat(64), "t=9e9,v1=1"];
    for (const signature of signatures) {
      const given = { "x-razorpay-signature": signature, "stripe-signature": signature };
      expect(verify(body, given)).toBeNull();
      expect(verify(Buffer.from([0xff, 0x00]), given)).toBeNull();
    }
    expect(verify(body, {})).toBeNull();
    expect(verify(body, { "x-razorpay-signature": ["a", "b"], "stripe-signature": ["a", "b"] })).toBeNull();
    for (const signed of ["", "null", "[]", "{", '{"event":1}', '{"id":"evt_1"}', '"text"']) {
      expect(verify(signed, headers[name](signed))).toBeNull();
    }
  });
});

describe("the timestamp of Stripe's signature", () => {
  const verify = (at: number) =>
    stripe.verifyWebhook(keys, Buffer.from(stripeBody), headers.stripe(stripeBody, keys.webhookSecret, at));

  it("may be up to five minutes off", () => {
    for (const minutes of [-4, 4]) expect(verify(Date.now() + minutes * 60_000)).not.toBeNull();
    for (const minutes of [-6, 6]) expect(verify(Date.now() + minutes * 60_000)).toBeNull();
  });

  // @spec gateways-interfaces-spoken-they
  it("is read as by Stripe's own package, also next to the signature of an old secret", () => {
    const [time, good] = signStripeWebhook(stripeBody, keys.webhookSecret).split(",");
    const header = `${time},v1=${"0".repeat(64)},${good}`;
    expect(stripe.verifyWebhook(keys, Buffer.from(stripeBody), { "stripe-signature": header })).not.toBeNull();
    expect(new Stripe("sk_test_1").webhooks.constructEvent(stripeBody, header, keys.webhookSecret).id).toBe("evt_1");
  });
});

it("an event of Razorpay without an id is identified by its body", () => {
  const signature = { "x-razorpay-signature": headers.razorpay(razorpayBody)["x-razorpay-signature"] };
  const nameOf = (id?: string) =>
    razorpay.verifyWebhook(keys, Buffer.from(razorpayBody), { ...signature, "x-razorpay-event-id": id })?.eventId;
  expect(nameOf()).toMatch(/^body_[0-9a-f]{64}$/);
  expect(nameOf("'; DROP")).toBe(nameOf());
});

describe("the simulator's webhooks", () => {
  let world: Simulated;
  beforeAll(async () => {
    world = await simulated();
  });
  afterAll(() => world.close());

  it.each(["razorpay", "stripe"] as const)(
    "of %s are valid, except the forged one, and name the payment",
    async (name) => {
      const gateway = gateways[name];
      const own = world.keys(name);
      const request = { reference: "payatt_01", amountPaise: 50_000, currency: "INR" };
      const { gatewayOrderId } = await gateway.open(own, request);
      const { paymentId } = await world.bank.pay({ gateway: name, orderId: gatewayOrderId });
      const refund = await gateway.refund(own, { paymentId, amountPaise: 50_000, receipt: "rtask_01" });
      await world.bank.settled();
      const told = world.delivered
        .filter(({ path }) => path === `/${name}`)
        .map(({ raw, headers }) => gateway.verifyWebhook(own, raw, headers));
      expect(told.length).toBeGreaterThan(2);
      for (const event of told) expect(event).toMatchObject({ paymentId });
      expect(told).toContainEqual(expect.objectContaining({ gatewayOrderId, paymentId, refundId: null }));
      expect(told).toContainEqual(expect.objectContaining({ paymentId, refundId: refund.id }));

      const before = world.delivered.length;
      const [first] = (await world.bank.webhooks()).filter((webhook) => webhook.gateway === name);
      await world.bank.deliver({ ids: [first?.id ?? ""], forged: true });
      const [forged] = world.delivered.slice(before);
      expect(forged && gateway.verifyWebhook(own, forged.raw, forged.headers)).toBeNull();
    },
  );

  // @spec gateways-interfaces-spoken-they
  it("share one account with an API that Razorpay's own package can use", async () => {
    const own = world.keys("razorpay");
    const client = new Razorpay({ key_id: own.keyId, key_secret: own.secret });
    Reflect.get(client.api, "rq").defaults.baseURL = own.baseUrl;
    const order = await client.orders.create({ amount: 70_000, currency: "INR", receipt: "own", notes: { a: "b" } });
    const { paymentId } = await world.bank.pay({ gateway: "razorpay", orderId: order.id, outcome: "authorized" });
    expect(await client.payments.capture(paymentId, 70_000, "INR")).toMatchObject({ status: "captured" });
    expect(await client.payments.refund(paymentId, { amount: 10_000 })).toMatchObject({ status: "processed" });
    expect(await client.orders.fetch(order.id)).toMatchObject({ status: "paid", receipt: "own", notes: { a: "b" } });
    expect(await client.payments.all({ count: 100 })).toMatchObject({ entity: "collection" });
    await expect(client.payments.fetch("pay_none")).rejects.toMatchObject({ statusCode: 400 });
  });
});
