import { paymentSetupMessages as log } from "@haat/api-contract/payment-setup/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { GatewayError } from "#gateways/gateway";

const ask = jest.fn();
jest.mock("#gateways/gateways", () => ({ gateways: { razorpay: { check: (keys: unknown) => ask(keys) } } }));
const keys = jest.fn();
jest.mock("./gateway-keys", () => ({ gatewayKeys: () => keys() }));

import { checkGateway } from "./check-gateway";

const check = () => checkGateway({} as MedusaContainer, "razorpay");

describe("checkGateway", () => {
  beforeEach(() => keys.mockResolvedValue({ keyId: "rzp_live_a1", mode: "live" }));

  // @spec merchant-screen-state-keys
  it("uses the current keys and reports their mode", async () => {
    ask.mockResolvedValue(undefined);
    expect(await check()).toEqual({ isWell: true, message: log.connected.live("Razorpay") });
    expect(ask).toHaveBeenCalledWith({ keyId: "rzp_live_a1", mode: "live" });
  });

  it.each(["unreachable", "keys", "missing", "refused"] as const)("reports the gateway error %s", async (kind) => {
    ask.mockRejectedValue(new GatewayError(kind, "the vendor's words"));
    expect(await check()).toEqual({ isWell: false, message: log.notConnected[kind]("Razorpay") });
  });

  it("rethrows other errors", async () => {
    ask.mockRejectedValue(new TypeError("ours"));
    await expect(check()).rejects.toThrow("ours");
  });

  it("throws without keys", async () => {
    keys.mockResolvedValue(null);
    await expect(check()).rejects.toMatchObject({ status: 409, message: log.noKeys("Razorpay") });
  });
});
