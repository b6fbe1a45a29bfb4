import { loginMessages } from "@haat/api-contract/login/messages";
import type { Server } from "../../../scripts/backend.mjs";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { api } from "../support/api";
import { aPrivateShop } from "../support/private-shop";
import { raw } from "../support/raw";
import { aSecondServer } from "../support/second-server";
import { aShopper } from "../support/shopper";
import { until } from "../support/until";

let shop: TestShop;
let second: Server;
beforeAll(async () => {
  shop = await aPrivateShop();
  second = await aSecondServer(shop);
}, 300_000);
afterAll(async () => {
  await second.stop();
  await shop.stop();
});

const statusAt = async (url: string, token: string) => (await raw("GET", "/api/v1/account", { url, token })).status;
const logOut = (url: string, token: string) => api(token, url).call("logOutEverywhere", {});

describe("logins revoked on one process", () => {
  it("are revoked on the others a moment later", async () => {
    const { token } = await aShopper({ url: shop.url });
    expect(await statusAt(second.url, token)).toBe(200);
    await logOut(shop.url, token);
    expect(await statusAt(shop.url, token)).toBe(401);
    await until("the other process refused", async () => (await statusAt(second.url, token)) === 401 || undefined);
  });

  it("are revoked on one that starts later", async () => {
    const { token } = await aShopper({ url: shop.url });
    await logOut(shop.url, token);
    await second.stop();
    second = await aSecondServer(shop);
    const answer = await raw("GET", "/api/v1/account", { url: second.url, token });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ message: loginMessages.tokenRejected });
  });

  it("stay revoked during and after a database outage, and new revocations still propagate", async () => {
    const [gone, staying] = [await aShopper({ url: shop.url }), await aShopper({ url: shop.url })];
    await logOut(shop.url, gone.token);
    await shop.database.stop();
    // Without the database it is unknown whether these are valid: 503, which grants no access and asks nobody to log in
    // again.
    await until("the process noticed", async () => (await statusAt(shop.url, staying.token)) === 503 || undefined);
    await shop.database.start();
    await until("the shop answered", async () => (await statusAt(shop.url, staying.token)) === 200 || undefined);
    expect(await statusAt(shop.url, gone.token)).toBe(401);
    await until(
      "the other process answered",
      async () => (await statusAt(second.url, staying.token)) === 200 || undefined,
    );
    expect(await statusAt(second.url, gone.token)).toBe(401);
    await logOut(second.url, staying.token);
    await until("it is over everywhere", async () => (await statusAt(shop.url, staying.token)) === 401 || undefined);
  });
});
