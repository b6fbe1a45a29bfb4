import { readFileSync } from "node:fs";
import path from "node:path";
import { failureSchema } from "@haat/api-contract/envelope";
import { serviceMessages } from "@haat/api-contract/service/messages";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { withDatabase } from "../support/database";
import { aPrivateShop } from "../support/private-shop";
import { raw } from "../support/raw";
import { checkout } from "../support/shop-address";
import { aShopper, latestCode } from "../support/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await aPrivateShop({ LOG_LEVEL: "debug" });
}, 300_000);
afterAll(() => shop.stop());

const ask = (method: string, address: string, options = {}) => raw(method, address, { url: shop.url, ...options });

const isReady = async () => (await ask("GET", "/ready")).status === 200;

/** The server's log, once it holds a text: lines of requests are written several at a time. */
async function logWith(text: string): Promise<string> {
  for (;;) {
    const log = readFileSync(path.join(checkout, ".cache", "test-logs", `private-${process.pid}.log`), "utf8");
    if (log.includes(text)) return log;
    await ask("GET", "/health");
  }
}

async function untilReady(): Promise<void> {
  while (!(await isReady()));
}

describe("the log", () => {
  it("has a line for every request, and never a token, a code or an address of a person", async () => {
    const shopper = await aShopper({ url: shop.url });
    const code = await latestCode(shopper.identifier, shop.url);
    await ask("GET", `/api/v1/cart?token=${shopper.token}`, {
      token: shopper.token,
      headers: { "x-request-id": "a-trace-of-this-test" },
    });
    const log = await logWith("a-trace-of-this-test");
    const line = log.split("\n").find((one) => one.includes("a-trace-of-this-test"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ method: "GET", path: "/api/v1/cart", status: expect.any(Number) });
    expect(log).not.toContain(shopper.token);
    expect(log).not.toContain(shopper.identifier);
    expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});

describe("while the database is away", () => {
  it("the shop says so, stays up, and is whole again by itself", async () => {
    const { token } = await aShopper({ url: shop.url });
    const warm = await ask("GET", "/api/v1/categoryByuser");
    await shop.database.stop();
    try {
      // What was read before is still shown; the rest of the catalogue says 503 like everything else.
      expect(await ask("GET", "/api/v1/categoryByuser")).toMatchObject({ status: 200, text: warm.text });
      expect((await ask("GET", "/ready")).status).toBe(503);
      expect((await ask("GET", "/health")).status).toBe(200);
      const answers = await Promise.all([
        ask("GET", "/api/v1/cart", { token }),
        ask("GET", "/api/v1/order", { token }),
        ask("POST", "/api/v1/signup", { body: { email: "away@example.test" } }),
        ask("GET", "/api/v1/product/title/some-product"),
      ]);
      for (const { status, body } of answers) {
        expect(status).toBe(503);
        expect(failureSchema.parse(body).message).toBe(serviceMessages.unavailable);
      }
    } finally {
      await shop.database.start();
    }
    await untilReady();
    expect((await ask("GET", "/api/v1/cart", { token })).status).toBe(200);
    await aShopper({ url: shop.url });
  });
});

describe("a process whose uploads are in another folder than its database's", () => {
  it("says so in one line, and serves", async () => {
    await withDatabase(
      (client) => client.query("UPDATE upload_folder SET id = 'another process', path = '/srv/first-process'"),
      shop.databaseUrl,
    );
    await shop.server().kill();
    await shop.startServer();
    await untilReady();
    expect(await logWith("Uploads of this shop are in /srv/first-process")).toContain(
      "Set HAAT_DATA_DIR to that folder",
    );
  }, 180_000);
});
