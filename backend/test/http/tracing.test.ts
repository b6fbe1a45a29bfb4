import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { anOnlineOrder } from "../support/online-order";
import { anAddress, anOrder } from "../support/order-body";
import { aPrivateShop } from "../support/private-shop";
import { checkout } from "../support/shop-address";
import { aShopper, aShopperByCode, type LoggedInShopper, latestCode } from "../support/shopper";
import { aSpanCollector, type Span } from "../support/span-collector";
import { until } from "../support/until";

let collector: Awaited<ReturnType<typeof aSpanCollector>>;
let shop: TestShop;
let product: MadeProduct;
let shopper: LoggedInShopper;
beforeAll(async () => {
  collector = await aSpanCollector();
  shop = await aPrivateShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: "50",
    LOG_LEVEL: "info",
  });
  product = await aProduct({ price: 450, stock: 100 }, shop);
  shopper = await aShopper({ url: shop.url });
});
afterAll(async () => {
  await shop?.stop();
  collector?.close();
});

const attributeOf = ({ attributes }: Span, key: string) => attributes.find((one) => one.key === key)?.value.stringValue;

/** The spans of the request with this id once all of these have ended. */
const traceOf = (requestId: string, ...names: RegExp[]): Promise<Span[]> =>
  until(`spans ${names.join(", ")}`, async () => {
    const first = collector.spans.find((span) => attributeOf(span, "haat.request_id") === requestId);
    const all = collector.spans.filter(({ traceId }) => traceId === first?.traceId);
    return first && names.every((name) => all.some((span) => name.test(span.name))) ? all : undefined;
  });

async function orderInCash(requestId: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(`${shop.url}/api/v1/Order?note=hush`, {
    method: "POST",
    headers: {
      authorization: shopper.token,
      "content-type": "application/json",
      "x-request-id": requestId,
      ...headers,
    },
    body: JSON.stringify(anOrder({ productId: product.id, quantity: 1 }, 450)),
  });
  return answer.status;
}

describe("the trace of an order", () => {
  it("has its request, its statements, and the tasks that follow it, down to the mail", async () => {
    expect(await orderInCash("cash-order")).toBe(201);
    const spans = await traceOf("cash-order", /^task publish-order-event$/, /^task deliver-message$/);
    const named = (name: string) => spans.find((span) => span.name === name);
    const request = named("POST placeOrder");
    expect(request && attributeOf(request, "http.route")).toBe("placeOrder");
    expect(named("order-circumstances")?.parentSpanId).toBe(request?.spanId);
    expect(named("task publish-order-event")?.parentSpanId).toBe(request?.spanId);
    expect(named("task deliver-message")?.parentSpanId).toBe(named("task publish-order-event")?.spanId);
  });

  it("has the calls of a gateway", async () => {
    await anOnlineOrder({ product, shopper, url: shop.url });
    const caller = await until("a call of the gateway, and who made it", async () => {
      const call = collector.spans.find(({ name }) => /^POST (?:127\.0\.0\.1|localhost):\d+$/.test(name));
      return call && collector.spans.find(({ spanId }) => spanId === call.parentSpanId)?.name;
    });
    expect(caller).toBe("POST placeOrder");
  });

  it("is named by the request's line in the log", async () => {
    expect(await orderInCash("logged-order")).toBe(201);
    const [{ traceId } = { traceId: "" }] = await traceOf("logged-order", /^POST placeOrder$/);
    const file = path.join(checkout, ".cache", "test-logs", `private-${process.pid}.log`);
    const line = await until("the line", async () =>
      readFileSync(file, "utf8")
        .split("\n")
        .find((text) => text.includes('"id":"logged-order"')),
    );
    expect(JSON.parse(String(line))).toMatchObject({ trace_id: traceId, path: "/api/v1/Order", status: 201 });
  });

  it("takes over nobody's trace, and tells nothing of the shopper", async () => {
    const foreign = "abcdefabcdefabcdefabcdefabcdefab";
    const buyer = await aShopperByCode({ url: shop.url });
    const code = await latestCode(buyer.identifier, shop.url);
    const headers = { authorization: buyer.token, traceparent: `00-${foreign}-abcdefabcdefabcd-01` };
    expect(await orderInCash("foreign-order", headers)).toBe(201);
    const [first] = await traceOf("foreign-order", /^task deliver-message$/);
    expect(first?.traceId).not.toBe(foreign);
    const text = collector.texts.join();
    const { name, address, mobile } = anAddress;
    const secrets = [
      buyer.identifier,
      buyer.token,
      `"${code}"`,
      name,
      address,
      mobile,
      "hush",
      "INSERT INTO",
      " FROM ",
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it("keeps nobody waiting if the collector hangs, and ends cleanly if it refuses", async () => {
    const held: ServerResponse[] = [];
    collector.answerWith((response) => held.push(response));
    for (const id of ["one", "another"]) expect(await orderInCash(`hanging-${id}`)).toBe(201);
    collector.answerWith((response) => response.writeHead(401).end());
    for (const response of held) response.writeHead(401).end();
    expect(await orderInCash("refused")).toBe(201);
    const server = shop.server();
    await server.stop();
    expect(await server.ended).toBe(0);
  });
});
