import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gateways } from "./gateways";

let server: Server;
let says: { status: number; body: unknown };
const keys = (name: "razorpay" | "stripe") => ({
  keyId: name === "stripe" ? "pk_test_1" : "rzp_test_1",
  secret: name === "stripe" ? "sk_test_1" : "secret",
  webhookSecret: "webhooks",
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
});

beforeAll(async () => {
  server = createServer((_req, res) => {
    res.writeHead(says.status, { "Content-Type": "application/json", Location: "/v1/elsewhere" });
    res.end(typeof says.body === "string" ? says.body : JSON.stringify(says.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const payments = {
  razorpay: {
    id: "pay_1",
    order_id: "order_1",
    amount: 5_000,
    currency: "INR",
    status: "captured",
    captured: true,
    amount_refunded: 0,
    created_at: 1,
  },
  stripe: {
    id: "ch_1",
    payment_intent: "pi_1",
    amount: 5_000,
    amount_captured: 5_000,
    amount_refunded: 0,
    captured: true,
    refunded: false,
    currency: "inr",
    status: "succeeded",
    created: 1,
  },
};

describe.each(["razorpay", "stripe"] as const)("%s", (name) => {
  const gateway = gateways[name];
  const ask = () => gateway.paymentsOf(keys(name), "pi_1");
  const list = (...rows: unknown[]) =>
    name === "razorpay"
      ? { entity: "collection", items: rows }
      : { object: "list", data: rows, has_more: false, url: "/v1/charges" };
  const fault = (kind: string) => expect.objectContaining({ name: "GatewayError", kind });
  const refusal = {
    error: { code: "BAD_REQUEST_ERROR", type: "invalid_request_error", description: "No", message: "No" },
  };

  it("may send unknown fields, but a payment of unknown status does not count as money", async () => {
    says = { status: 200, body: list({ ...payments[name], surprise: { deep: [1] } }) };
    expect(await ask()).toMatchObject([{ status: "captured", capturedPaise: 5_000, method: "" }]);
    says = { status: 200, body: list({ ...payments[name], status: "levitating", captured: false }) };
    expect(await ask()).toMatchObject([{ status: "created", capturedPaise: 0 }]);
  });

  it.each([
    ["a sum that is none", { amount: "5000" }],
    ["a sum below zero", { amount: -1 }],
    ["half a paisa", { amount: 0.5 }],
    ["no id", { id: undefined }],
    ["no currency", { currency: null }],
  ])("is treated as unreachable when it sends %s", async (_, odd) => {
    says = { status: 200, body: list({ ...payments[name], ...odd }) };
    await expect(ask()).rejects.toEqual(fault("unreachable"));
  });

  it.each([
    ["unreachable", 200, "<html>maintenance</html>"],
    ["unreachable", 200, "null"],
    ["unreachable", 200, { error: "?" }],
    ["unreachable", 302, {}],
    ["unreachable", 409, refusal],
    ["unreachable", 429, refusal],
    ["unreachable", 500, refusal],
    ["unreachable", 502, "Bad gateway"],
    ["keys", 401, refusal],
    ["keys", 403, refusal],
    ["refused", 400, refusal],
    ["missing", 404, refusal],
  ])("is reported as %s when it answers %s %j", async (kind, status, body) => {
    says = { status, body };
    await expect(ask()).rejects.toEqual(fault(kind));
  });
});
