import { bankReturnOf } from "./bank-return";
import { paymentTexts } from "./texts";

const found = { confirm: { gateway: "stripe", payment_intent: "pi_1" } as const, failed: false };

describe("a return from a bank's page", () => {
  it("is reported to the server", () => {
    expect(bankReturnOf(found, "idle")).toEqual({ state: "telling", problem: null });
    expect(bankReturnOf(found, "pending")).toEqual({ state: "telling", problem: null });
    expect(bankReturnOf(found, "success")).toEqual({ state: "told", problem: null });
  });

  it("counts as reported, not as failed, if the report fails", () => {
    expect(bankReturnOf(found, "error")).toEqual({ state: "told", problem: null });
  });

  it("is a failure if the bank says so", () => {
    expect(bankReturnOf({ ...found, failed: true }, "idle")).toEqual({ state: "none", problem: paymentTexts.failed });
  });

  it("is none without the bank's parameters", () => {
    expect(bankReturnOf(null, "idle")).toEqual({ state: "none", problem: null });
  });
});
