import { simulatorClient } from "@haat/gateway-simulator/simulator-client";
import { shopAddress } from "../support/shop-address";

/** What a visitor of a demo shop can reach of its simulated gateways. */
const ask = (address: string) => fetch(`${shopAddress().url}/dev/gateway${address}`);

describe("the simulated gateways of a demo shop", () => {
  it.each(["/sheet/razorpay/checkout.js", "/sheet/stripe/v3.js"])("serve the shop's pages %s", async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("let tests act as the bank", async () => {
    const books = await simulatorClient(`${shopAddress().url}/dev/gateway`).books();
    expect(Object.keys(books)).toEqual(["razorpay", "stripe"]);
  });

  // @spec demo-without-keys-gateways
  it("expose nothing else", async () => {
    for (const address of ["/v1/payments", "/identity", "/sheet/../v1/payments", "/"]) {
      expect((await ask(address)).status).toBe(404);
    }
  });
});
