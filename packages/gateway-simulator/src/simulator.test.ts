import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { signRazorpayPayment, signRazorpayWebhook } from "./signatures";
import { type SimulatorClient, simulatorClient } from "./simulator-client";
import { type Simulator, startSimulator } from "./start-simulator";

const keys = {
  razorpay: { keyId: "rzp_demo_1", secret: "secret", webhookSecret: "webhooks" },
  stripe: { keyId: "pk_demo_1", secret: "sk_demo_1", webhookSecret: "webhooks" },
};
type Taken = { type: string; id: string; isGood: boolean };

let listener: Server;
let webhooks: { razorpay: string; stripe: string };
const taken: Taken[] = [];
let simulator: Simulator;
let bank: SimulatorClient;
const folder = mkdtempSync(path.join(tmpdir(), "haat-simulator-"));

beforeAll(async () => {
  listener = createServer(async (req, res) => {
    let body = "";
    for await (const part of req) body += part;
    taken.push({
      type: JSON.parse(body).event,
      id: String(req.headers["x-razorpay-event-id"]),
      isGood: req.headers["x-razorpay-signature"] === signRazorpayWebhook(body, "webhooks"),
    });
    res.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  webhooks = { razorpay: url, stripe: url };
  simulator = await startSimulator({ keys, webhooks });
  bank = simulatorClient(simulator.url);
});
afterAll(async () => {
  await simulator.close();
  listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await bank.reset();
  taken.length = 0;
});

const basic = `Basic ${Buffer.from("rzp_demo_1:secret").toString("base64")}`;
/** The parts of responses that the tests use. */
const bodySchema = z.looseObject({
  id: z.string().default(""),
  razorpay_payment_id: z.string().default(""),
  error: z.looseObject({ description: z.string().default("") }).optional(),
  items: z.array(z.unknown()).default([]),
  data: z.array(z.looseObject({ id: z.string() })).default([]),
});
async function ask(method: string, address: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${simulator.url}${address}`, {
    method,
    headers: { Authorization: basic, ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: bodySchema.parse(await answer.json()) };
}
const order = async () => (await ask("POST", "/v1/orders", { amount: 50_000, currency: "INR", receipt: "r" })).body;
const types = () => taken.map(({ type }) => type);

describe("Razorpay's API", () => {
  it("rejects requests with Razorpay's error messages", async () => {
    const error = ({ body }: Awaited<ReturnType<typeof ask>>) => body.error?.description;
    expect(error(await ask("POST", "/v1/orders", { amount: 1, currency: "INR" }))).toContain("less than minimum");
    expect(error(await ask("GET", "/v1/payments/pay_none"))).toBe("The id provided does not exist");
    expect(error(await ask("GET", "/v1/payments?count=101"))).toContain("count");
    expect(await ask("GET", "/v1/orders", undefined, { Authorization: "Basic x" })).toMatchObject({
      status: 401,
      body: { error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" } },
    });
    expect((await ask("GET", "/v1/none")).status).toBe(404);
  });

  it("finds an order by its receipt and shows its payment", async () => {
    const { id } = await order();
    const { paymentId } = await bank.pay({ gateway: "razorpay", orderId: id });
    expect((await ask("GET", "/v1/orders?receipt=r")).body.items).toMatchObject([
      { id, status: "paid", amount_paid: 50_000, amount_due: 0, attempts: 1 },
    ]);
    expect((await ask("GET", "/v1/orders?receipt=other")).body.items).toEqual([]);
    expect((await ask("GET", `/v1/payments/${paymentId}`)).body).toMatchObject({ status: "captured", order_id: id });
  });
});

describe("Stripe's API", () => {
  const stripe = (method: string, address: string, body?: string, headers = {}) =>
    ask(method, address, body, { Authorization: "Bearer sk_demo_1", ...headers });
  const open = (key: string, amount = 50_000) =>
    stripe("POST", "/v1/payment_intents", `amount=${amount}&currency=inr&metadata[a]=b`, { "Idempotency-Key": key });

  it("repeats the response for an idempotency key, and rejects another request with it", async () => {
    const first = await open("k1");
    const again = await open("k1");
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await open("k1", 60_000)).toMatchObject({ status: 400, body: { error: { type: "idempotency_error" } } });
    expect(first.body).toMatchObject({ status: "requires_payment_method", currency: "inr", metadata: { a: "b" } });
  });

  it("lists rows page by page", async () => {
    for (const key of ["k1", "k2", "k3"]) await open(key);
    const page = (await stripe("GET", "/v1/payment_intents?limit=2")).body;
    expect(page).toMatchObject({ object: "list", has_more: true });
    const rest = await stripe("GET", `/v1/payment_intents?limit=2&starting_after=${page.data[1]?.id}`);
    expect(rest.body).toMatchObject({ has_more: false, data: [{ object: "payment_intent" }] });
    expect((await stripe("GET", "/v1/payment_intents?created[gt]=99999999999")).body.data).toEqual([]);
  });

  it("authenticates callers by their key", async () => {
    const wrong = await ask("GET", "/v1/account", undefined, { Authorization: "Bearer sk_other" });
    expect(wrong).toMatchObject({ status: 401, body: { error: { type: "invalid_request_error" } } });
    expect((await stripe("GET", "/v1/account")).body).toMatchObject({ object: "account" });
  });
});

describe("webhooks", () => {
  const pay = async (how = {}) => bank.pay({ gateway: "razorpay", orderId: (await order()).id, ...how });

  it("are sent at once with a signature", async () => {
    await pay();
    await bank.settled();
    expect(types()).toEqual(["payment.authorized", "payment.captured", "order.paid"]);
    expect(taken.every(({ isGood }) => isGood)).toBe(true);
  });

  it("can be held and delivered late, twice, out of order or forged", async () => {
    await pay({ webhook: "hold" });
    await bank.settled();
    expect(types()).toEqual([]);
    await bank.deliver({ order: "reversed", times: 2 });
    expect(types()).toEqual([
      ...["order.paid", "order.paid", "payment.captured", "payment.captured"],
      ...["payment.authorized", "payment.authorized"],
    ]);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(3);
    expect(await bank.deliver()).toEqual([]);
    const [first] = await bank.webhooks();
    await bank.deliver({ ids: [first?.id ?? ""], forged: true });
    expect(taken.at(-1)?.isGood).toBe(false);
  });

  it("can be lost", async () => {
    await bank.webhookMode({ gateway: "razorpay", mode: "never" });
    await pay();
    await bank.settled();
    expect(await bank.deliver()).toEqual([]);
    expect(types()).toEqual([]);
  });
});

describe("the calls of the sheets", () => {
  const sheet = (call: string, body: unknown) => ask("POST", `/sheet${call}`, body, { Authorization: "" });

  it("pay Razorpay's order once, with a valid signature", async () => {
    const { id } = await order();
    const asked = { key: "rzp_demo_1", order_id: id, method: "upi" };
    const failed = await sheet("/razorpay/pay", { ...asked, outcome: "failed" });
    expect(failed.body.error).toMatchObject({ reason: "payment_failed", metadata: { order_id: id } });
    const { body } = await sheet("/razorpay/pay", { ...asked, outcome: "captured" });
    const { razorpay_payment_id: paymentId } = body;
    expect(body.razorpay_signature).toBe(signRazorpayPayment(id, paymentId, "secret"));
    expect((await sheet("/razorpay/pay", { ...asked, outcome: "captured" })).status).toBe(400);
    expect((await sheet("/razorpay/order", asked)).body).toMatchObject({
      amount: 50_000,
      currency: "INR",
      isPaid: true,
    });
    expect((await bank.books()).razorpay.sums).toEqual({ INR: { captured: 50_000, refunded: 0, pendingRefunds: 0 } });
  });

  it("need the public key and an order, and allow nothing else", async () => {
    const { id } = await order();
    expect((await sheet("/razorpay/order", { key: "rzp_live_1", order_id: id })).status).toBe(401);
    expect((await sheet("/razorpay/order", { key: "rzp_demo_1", order_id: "order_none" })).status).toBe(400);
    expect((await sheet("/razorpay/pay", { key: 1 })).status).toBe(400);
    expect((await sheet("/razorpay/pay", "{")).status).toBe(400);
    expect((await sheet("/stripe/confirm", { key: "pk_demo_1", client_secret: "x", card: "good" })).status).toBe(404);
    for (const call of ["/none", "/constructor", "/razorpay/checkout.js"]) {
      expect((await sheet(call, {})).status).toBe(404);
    }
  });
});

describe("the simulator's records", () => {
  it("survive a restart, and start empty if the file is unreadable", async () => {
    const stateFile = path.join(folder, "deep", "state.json");
    const first = await startSimulator({ keys, webhooks: { razorpay: null, stripe: null }, stateFile });
    const opened = await fetch(`${first.url}/v1/orders`, {
      method: "POST",
      headers: { Authorization: basic },
      body: JSON.stringify({ amount: 50_000, currency: "INR" }),
    });
    const { id } = (await opened.json()) as { id: string };
    await simulatorClient(first.url).pay({ gateway: "razorpay", orderId: id });
    const books = await simulatorClient(first.url).books();
    // Not closed first: whatever got a response is already on disk.
    const second = await startSimulator({ keys, webhooks: { razorpay: null, stripe: null }, stateFile });
    expect(await simulatorClient(second.url).books()).toEqual(books);
    expect(books.razorpay.sums).toMatchObject({ INR: { captured: 50_000 } });
    await Promise.all([first.close(), second.close()]);
    writeFileSync(stateFile, "{");
    const third = await startSimulator({ keys, webhooks: { razorpay: null, stripe: null }, stateFile });
    expect((await simulatorClient(third.url).books()).razorpay.openings).toEqual([]);
    await third.close();
  });

  it("report a test's mistakes by name", async () => {
    await expect(bank.pay({ gateway: "razorpay", orderId: "order_none" })).rejects.toThrow("order_none");
    await expect(bank.pay({ gateway: "razorpay", orderId: "x", amount: 0 })).rejects.toThrow("amount");
  });
});

it("rejects if its port is in use", async () => {
  const { port } = simulator;
  await expect(startSimulator({ port, keys, webhooks: { razorpay: null, stripe: null } })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});
