import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { api } from "../support/api";
import { aProduct } from "../support/catalogue";
import { anOrder } from "../support/order-body";
import { raw } from "../support/raw";
import { checkout } from "../support/shop-address";
import { aShopper } from "../support/shopper";

const address = () => `http://127.0.0.1:${process.env.HAAT_TEST_METRICS_PORT}`;

async function text(): Promise<string> {
  const answer = await fetch(`${address()}/metrics`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/plain")]);
  return answer.text();
}

/** The samples of one scrape, by series. */
async function scrape(): Promise<Map<string, number>> {
  const samples = (await text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    samples.map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

describe("GET /metrics on its own port", () => {
  it("counts orders and refusals by route and status, and shows the shop, the process and its connections", async () => {
    const [product, shopper] = [await aProduct({ price: 600, stock: 1 }), await aShopper()];
    const order = () =>
      raw("POST", "/api/v1/Order", {
        token: shopper.token,
        body: anOrder({ productId: product.id, quantity: 1 }, 600),
      });
    expect([(await order()).status, (await order()).status]).toEqual([201, 409]);
    await api().call("getSettings", {});
    for (let reads = 0; reads < 3; reads++) await api().call("listTrending", {});
    const samples = await scrape();
    const counted = (route: string, method: string, status: number) =>
      samples.get(`haat_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`) ??
      0;
    expect(counted("placeOrder", "POST", 201)).toBeGreaterThan(0);
    expect(counted("placeOrder", "POST", 409)).toBeGreaterThan(0);
    expect(counted("getSettings", "GET", 200)).toBeGreaterThan(0);
    expect(samples.get("haat_database_up")).toBe(1);
    expect(samples.get("haat_queue_oldest_seconds")).toBeGreaterThanOrEqual(0);
    expect(samples.get('haat_orders_of_last_hour{payment_method="cod",payment_status="pending"}')).toBeGreaterThan(0);
    expect(samples.get('haat_database_connections{state="waiting"}')).toBeGreaterThanOrEqual(0);
    expect(samples.get("haat_stock_refusals_total")).toBeGreaterThan(0);
    expect(samples.get('haat_catalog_answers_total{cached="yes"}')).toBeGreaterThan(0);
    expect(samples.get('haat_catalog_answers_total{cached="no"}')).toBeGreaterThan(0);
    expect(samples.get("process_resident_memory_bytes")).toBeGreaterThan(100_000_000);
    expect(samples.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
  });

  it("has every metric that the dashboard and the alerts name", async () => {
    const files = ["prometheus/alerts.yml", "grafana/haat.json"];
    const texts = files.map((file) => readFileSync(path.join(checkout, "deploy", file), "utf8"));
    const named = texts.flatMap((text) => text.match(/\b(?:haat|process|nodejs)_[a-z0-9_]+/g) ?? []);
    // A histogram has three kinds of series.
    const names = new Set([...(await text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    expect(new Set(named).size).toBeGreaterThan(8);
    expect(named.filter((name) => !names.has(name.replace(/_(?:bucket|count|sum)$/, "")))).toEqual([]);
  });

  it("answers nothing else, and the shop's own port has no metrics", async () => {
    expect((await fetch(`${address()}/`)).status).toBe(404);
    expect((await fetch(`${address()}/metrics`, { method: "POST" })).status).toBe(404);
    expect((await raw("GET", "/metrics")).text).not.toContain("haat_http_request");
  });

  it("is not held up by a scraper that hangs", async () => {
    const hanging = connect(Number(process.env.HAAT_TEST_METRICS_PORT), "127.0.0.1");
    await once(hanging, "connect");
    hanging.write("GET /metrics HTTP/1.1\r\n");
    expect((await scrape()).get("haat_database_up")).toBe(1);
    hanging.destroy();
  });
});
