import { readBankReturn } from "./sheets";
import { outcomeOf } from "./stripe";

describe("Stripe's response", () => {
  it("is reported to the server with the intent's id if it did not fail", () => {
    const paid = { kind: "paid", confirm: { gateway: "stripe", payment_intent: "pi_1" } };
    expect(outcomeOf({ paymentIntent: { id: "pi_1", status: "succeeded" } }, "pi_1")).toEqual(paid);
    expect(outcomeOf({ paymentIntent: { id: "pi_1", status: "processing" } }, "pi_1")).toEqual(paid);
  });

  it("is also reported if the payment had succeeded before", () => {
    const error = { type: "invalid_request_error", payment_intent: { id: "pi_1", status: "succeeded" } };
    expect(outcomeOf({ error }, "pi_1")).toMatchObject({ kind: "paid" });
  });

  it("has Stripe's own message if the payment failed", () => {
    const answer = { error: { type: "card_error", message: "Your card was declined." } };
    expect(outcomeOf(answer, "pi_1")).toEqual({ kind: "failed", reason: "Your card was declined." });
    expect(outcomeOf({ error: { type: "api_error" } }, "pi_1")).toEqual({ kind: "failed", reason: null });
  });

  it("is null if a field is incomplete: Stripe shows that error itself", () => {
    const answer = { error: { type: "validation_error", message: "Your card number is incomplete." } };
    expect(outcomeOf(answer, "pi_1")).toBeNull();
  });
});

describe("a redirect from a bank", () => {
  it("identifies the payment, and whether the bank has declined it", () => {
    const from = (text: string) => readBankReturn(new URLSearchParams(text));
    expect(from("payment=stripe&payment_intent=pi_1&redirect_status=succeeded")).toEqual({
      confirm: { gateway: "stripe", payment_intent: "pi_1" },
      failed: false,
    });
    expect(from("payment=stripe&payment_intent=pi_1&redirect_status=failed")?.failed).toBe(true);
    expect(from("payment=stripe")).toBeNull();
  });
});
