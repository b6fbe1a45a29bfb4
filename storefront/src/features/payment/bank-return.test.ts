import { bankReturnOf } from "./bank-return";
import { paymentTexts } from "./texts";

const found = { confirm: { gateway: "stripe", payment_intent: "pi_1" } as const, failed: false };

describe("a way back from a bank", () => {
  it("is told to the shop", () => {
    expect(bankReturnOf(found, "idle")).toEqual({ state: "telling", problem: null });
    expect(bankReturnOf(found, "pending")).toEqual({ state: "telling", problem: null });
    expect(bankReturnOf(found, "success")).toEqual({ state: "told", problem: null });
  });

  it("is looked for where telling failed, and not called failed", () => {
    expect(bankReturnOf(found, "error")).toEqual({ state: "told", problem: null });
  });

  it("is a failure where the bank says so", () => {
    expect(bankReturnOf({ ...found, failed: true }, "idle")).toEqual({ state: "none", problem: paymentTexts.failed });
  });

  it("is nothing where nobody comes from a bank", () => {
    expect(bankReturnOf(null, "idle")).toEqual({ state: "none", problem: null });
  });
});
