import type { PaymentMethod } from "@haat/api-contract/order/words";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { openPayments as first } from "./payment-settings.fixture";

const settings = jest.fn();
jest.mock("./payment-settings", () => ({ readPaymentSettings: async () => settings() }));
const keys = jest.fn();
jest.mock("./gateway-keys", () => ({ gatewayKeys: async () => keys() }));
const refused = jest.fn();
jest.mock("./refused-parcels", () => ({ countRefusedParcels: async () => refused() }));

import { checkMethod } from "./check-method";

const check = (method: PaymentMethod) =>
  checkMethod({} as MedusaContainer, { method, customerId: "cus_1", totalPaise: 100_000, pincode: "560001" });

beforeEach(() => {
  settings.mockReturnValue({ ...first, cash: { ...first.cash, fee: 49.5 } });
  keys.mockReturnValue({ mode: "test" });
  refused.mockReset();
});

describe("checkMethod", () => {
  it("returns a fee for cash only", async () => {
    expect(await check("cod")).toEqual({ feePaise: 4_950 });
    for (const method of ["razorpay", "stripe", "wallet"] as const)
      expect(await check(method)).toEqual({ feePaise: 0 });
  });

  it("rejects a method that is off", async () => {
    settings.mockReturnValue({ ...first, methods: first.methods.map((one) => ({ ...one, isOn: false })) });
    for (const method of ["cod", "razorpay", "stripe"] as const)
      await expect(check(method)).rejects.toMatchObject({ status: 400, message: paymentMessages.methodOff });
    await expect(check("wallet")).rejects.toMatchObject({ status: 400, message: paymentMessages.walletOff });
  });

  it("rejects a gateway without keys", async () => {
    keys.mockReturnValue(null);
    await expect(check("stripe")).rejects.toMatchObject({ status: 400, message: paymentMessages.methodOff });
    expect(await check("cod")).toBeTruthy();
  });

  // @spec cash-rules-off-smallest
  it("rejects cash against the cash rules", async () => {
    settings.mockReturnValue({ ...first, cash: { ...first.cash, max: 999.99 } });
    const message = paymentMessages.cashTooHigh("₹999.99");
    await expect(check("cod")).rejects.toMatchObject({ status: 400, message });
  });

  // @spec cash-rules-off-smallest
  it("counts refused parcels only if the merchant has set a limit", async () => {
    await check("cod");
    expect(refused).not.toHaveBeenCalled();
    settings.mockReturnValue({ ...first, cash: { ...first.cash, maxRefused: 3 } });
    refused.mockReturnValue(2);
    await check("cod");
    refused.mockReturnValue(3);
    await expect(check("cod")).rejects.toMatchObject({ status: 400, message: paymentMessages.cashRefused });
  });
});
