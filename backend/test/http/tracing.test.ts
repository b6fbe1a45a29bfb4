import { readFileSync } from "node:fs";
import path from "node:path";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { api } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { anOnlineOrder } from "../support/online-order";
import { anOrder } from "../support/order-body";
import { aPrivateShop } from "../support/private-shop";
import { checkout } from "../support/shop-address";
import { aShopper, type LoggedInShopper } from "../support/shopper";
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
      const call = collector.spans.find((span) => /\/v1\/orders$/.test(attributeOf(span, "url.full") ?? ""));
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

  it("takes over nobody's trace, and has neither queries nor tokens", async () => {
    const foreign = "abcdefabcdefabcdefabcdefabcdefab";
    expect(await orderInCash("foreign-order", { traceparent: `00-${foreign}-abcdefabcdefabcd-01` })).toBe(201);
    const [first] = await traceOf("foreign-order", /^POST placeOrder$/);
    expect(first?.traceId).not.toBe(foreign);
    const text = JSON.stringify(collector.spans);
    expect(text).not.toContain("hush");
    expect(text).not.toContain(shopper.token);
  });

  it("keeps nobody waiting if the collector hangs", async () => {
    collector.hang();
    for (const id of ["one", "another"]) expect(await orderInCash(`hanging-${id}`)).toBe(201);
    const { orders } = await api(shopper.token, shop.url).call("listOrders", {});
    expect(orders.length).toBeGreaterThan(2);
  });
});
