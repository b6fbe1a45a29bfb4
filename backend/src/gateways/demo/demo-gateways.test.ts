import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { simulatorClient } from "@haat/gateway-simulator/simulator-client";
import { parseEnvironment } from "#config/parse-environment";
import { gateways } from "../gateways";

const started = jest.fn();
jest.mock("@haat/gateway-simulator/start-simulator", () => {
  started();
  return jest.requireActual("@haat/gateway-simulator/start-simulator");
});

import { demoGateways } from "./demo-gateways";

const folder = mkdtempSync(path.join(tmpdir(), "haat-demo-gateways-"));
const processes: ReturnType<typeof demoGateways>[] = [];
let shops = 0;

const aShop = () => path.join(folder, `shop-${++shops}`);
/** A process of the shop with this data folder. */
const aProcess = (dataDir: string, env: Record<string, string> = {}) => {
  const demo = demoGateways(parseEnvironment({ HAAT_DATA_DIR: dataDir, ...env }));
  processes.push(demo);
  return demo;
};
const present = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error("Expected something");
  return value;
};

afterEach(async () => {
  jest.restoreAllMocks();
  for (const demo of processes.splice(0)) await demo.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("a shop in production", () => {
  // @spec demo-without-keys-gateways
  it("has no simulated gateways, and never loads or starts the simulator", async () => {
    const demo = aProcess(aShop(), {
      SHOP_ENV: "production",
      DATABASE_URL: "postgres://db/shop",
      JWT_SECRET: "0123456789abcdef0123456789abcdef",
      COOKIE_SECRET: "fedcba9876543210fedcba9876543210",
      SHOP_URL: "https://haat.example",
      GATEWAY_SIMULATOR_PORT: "25000",
      GATEWAY_SIMULATOR_CONTROL: "true",
    });
    expect(await demo.keys("razorpay")).toBeNull();
    expect(await demo.keys("stripe")).toBeNull();
    expect(await demo.url()).toBeNull();
    expect(started).not.toHaveBeenCalled();
  });
});

describe("a demo shop", () => {
  // @spec demo-without-keys-gateways
  it("has an account at each gateway with working keys", async () => {
    const demo = aProcess(aShop());
    for (const name of ["razorpay", "stripe"] as const) {
      const keys = present(await demo.keys(name));
      expect(keys.keyId).toContain("_demo_");
      await expect(gateways[name].check(keys)).resolves.toBeUndefined();
    }
  });

  it("has its own keys, which survive a restart", async () => {
    const dataDir = aShop();
    const first = present(await aProcess(dataDir).keys("stripe"));
    expect(present(await aProcess(dataDir).keys("stripe"))).toEqual(first);
    expect(present(await aProcess(aShop()).keys("stripe")).secret).not.toBe(first.secret);
  });

  it("starts one simulator for all its processes, even when they start it concurrently", async () => {
    const dataDir = aShop();
    const all = [aProcess(dataDir), aProcess(dataDir), aProcess(dataDir)];
    const urls = await Promise.all(all.flatMap((demo) => [demo.url(), demo.url()]));
    expect(new Set(urls).size).toBe(1);
    expect(urls[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it("restarts the simulator from its state file when the process that ran it is gone", async () => {
    const dataDir = aShop();
    const [first, second] = [aProcess(dataDir), aProcess(dataDir)];
    const keys = present(await first.keys("razorpay"));
    expect(await second.keys("razorpay")).toEqual(keys);
    const request = { reference: "payatt_01", amountPaise: 90_000, currency: "INR" };
    const { gatewayOrderId } = await gateways.razorpay.open(keys, request);
    await simulatorClient(present(keys.baseUrl)).pay({ gateway: "razorpay", orderId: gatewayOrderId });
    await first.close();
    const now = performance.now();
    jest.spyOn(performance, "now").mockReturnValue(now + 1_000);
    const left = present(await second.keys("razorpay"));
    expect(await gateways.razorpay.paymentsOf(left, gatewayOrderId)).toMatchObject([{ capturedPaise: 90_000 }]);
  });

  it("skips a port that another program uses", async () => {
    const dataDir = aShop();
    const taken = present(await aProcess(dataDir).url());
    await processes.splice(0)[0]?.close();
    const stranger = createServer((_req, res) => res.end('{"identity":"somebody"}'));
    await new Promise<void>((resolve) => stranger.listen(Number(new URL(taken).port), "127.0.0.1", resolve));
    try {
      const url = present(await aProcess(dataDir).url());
      expect(url).not.toBe(taken);
      expect(await aProcess(dataDir).url()).toBe(url);
    } finally {
      stranger.closeAllConnections();
      await new Promise((resolve) => stranger.close(resolve));
    }
  });

  it("uses the configured port, and has no keys when another program uses it", async () => {
    const stranger = createServer((_req, res) => res.end("{}"));
    await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
    const port = String((stranger.address() as AddressInfo).port);
    const dataDir = aShop();
    try {
      expect(await aProcess(dataDir, { GATEWAY_SIMULATOR_PORT: port }).keys("stripe")).toBeNull();
    } finally {
      stranger.closeAllConnections();
      await new Promise((resolve) => stranger.close(resolve));
    }
    expect(await aProcess(dataDir, { GATEWAY_SIMULATOR_PORT: port }).url()).toBe(`http://127.0.0.1:${port}`);
  });

  it("does not start the simulator in a worker, which has no webhook routes", async () => {
    const dataDir = aShop();
    const worker = aProcess(dataDir, { WORKER_MODE: "worker" });
    expect(await worker.keys("stripe")).toBeNull();
    const url = await aProcess(dataDir).url();
    expect(await worker.url()).toBe(url);
  });
});
