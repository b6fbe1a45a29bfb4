import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Config } from "../config/parse-environment";
import { type Simulated, simulated } from "../gateways/simulated.fixture";
import { passToSimulator } from "./pass-to-simulator";

let world: Simulated;
let server: Server;
let url: string;
let simulator: Config["gatewaySimulator"];
let isThere = true;
const faults: unknown[] = [];

beforeAll(async () => {
  world = await simulated();
  const config = () => ({ gatewaySimulator: simulator }) as Config;
  const where = async () => (isThere ? world.url : null);
  const pass = passToSimulator(config, where, (_req, _res, error) => faults.push(error));
  server = createServer((req, res) => {
    if (!pass(req, res)) res.end("the shop");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await world.close();
});
beforeEach(() => {
  simulator = { port: undefined, hasControl: false };
  isThere = true;
});

/** The status of a raw request line: clients would normalize it. */
const statusOf = (method: string, target: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: shop\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`),
    );
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer.split(" ")[1] ?? ""));
    socket.on("error", reject);
  });

const sheets = [
  "/dev/gateway/sheet/razorpay/checkout.js",
  "/dev/gateway/sheet/razorpay/sheet.css",
  "/dev/gateway/sheet/stripe/v3.js",
  "/dev/gateway/sheet/stripe/sheet.css",
];
const closed = [
  "/dev/gateway",
  "/dev/gateway/",
  "/dev/gateway/simulator/books",
  "/dev/gateway/v1/payments",
  "/dev/gateway/identity",
  "/dev/gateway/sheet/../simulator/books",
  "/dev/gateway/sheet/razorpay/../../simulator/books",
  "/dev/gateway/sheet/%2e%2e/simulator/books",
  "/dev/gateway/sheet/razorpay/..%2f..%2fsimulator/books",
  "/dev/gateway//simulator/books",
  "/DEV/Gateway/simulator/books",
  "/dev/gateway/sheet/razorpay/checkout.js/../../../simulator/books",
];

describe("the simulator behind a demo shop", () => {
  it.each(sheets)("serves %s", async (address) => {
    const answer = await fetch(`${url}${address}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/(javascript|css); charset=utf-8$/);
    expect((await answer.text()).length).toBeGreaterThan(500);
  });

  it("accepts a sheet's calls", async () => {
    const answer = await fetch(`${url}/dev/gateway/sheet/razorpay/order`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ key: "rzp_demo_1", order_id: "order_none" }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: { description: "There is no such order." } });
  });

  it.each(closed)("hides %s", async (address) => {
    for (const method of ["GET", "POST"]) expect(await statusOf(method, address)).toBe("404");
  });

  it("opens its control API if the environment says so, and nothing else", async () => {
    simulator = { port: undefined, hasControl: true };
    expect((await fetch(`${url}/dev/gateway/simulator/books`)).status).toBe(200);
    const others = closed.filter((address) => !/^\/dev\/gateway\/simulator/i.test(address));
    for (const address of others.filter((one) => !one.startsWith("/DEV"))) {
      expect(await statusOf("GET", address)).toBe("404");
    }
  });

  it("is reported as unavailable when it can't be reached", async () => {
    isThere = false;
    expect((await fetch(`${url}${sheets[0]}`)).status).toBe(503);
    expect(faults).toHaveLength(1);
  });

  it("does not receive the shop's other paths", async () => {
    for (const address of ["/", "/dev/outbox", "/dev/gateways", "/api/v1/order?x=/dev/gateway/"]) {
      expect(await (await fetch(`${url}${address}`)).text()).toBe("the shop");
    }
  });

  // @spec demo-without-keys-gateways
  it("does not exist in production, at any path", async () => {
    simulator = undefined;
    for (const address of [...sheets, ...closed]) expect(await statusOf("GET", address)).toBe("404");
  });
});
