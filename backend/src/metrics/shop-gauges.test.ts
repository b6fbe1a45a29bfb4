import { Registry } from "prom-client";
import type { Run } from "../database/database";
import { shopGauges } from "./shop-gauges";

describe("the gauges of the shop", () => {
  it("have a series for each row, and none of an earlier reading", async () => {
    const registry = new Registry();
    let rows: Record<string, unknown>[] = [{ task: "deliver-message", state: "failed", value: 2 }];
    const read = shopGauges(registry, (async ({ name }) => (name === "metrics-haat_queue_tasks" ? rows : [])) as Run);
    await read();
    expect(await registry.metrics()).toContain('haat_queue_tasks{task="deliver-message",state="failed"} 2');
    rows = [];
    await read();
    expect(await registry.metrics()).not.toContain("deliver-message");
    expect(await registry.metrics()).toContain("haat_database_up 1");
  });

  it("say that the database is away, and claim nothing else", async () => {
    const registry = new Registry();
    await shopGauges(registry, async () => Promise.reject(new Error("connect ECONNREFUSED")))();
    const text = await registry.metrics();
    expect(text).toContain("haat_database_up 0");
    expect(text).not.toContain("haat_queue_tasks{");
  });
});
