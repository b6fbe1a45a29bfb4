import { readBankReturn } from "./sheets";
import { outcomeOf } from "./stripe";

describe("what Stripe answers", () => {
  it("is told to the server by the intent's id where it is no failure", () => {
    const paid = { kind: "paid", confirm: { gateway: "stripe", payment_intent: "pi_1" } };
    expect(outcomeOf({ paymentIntent: { id: "pi_1", status: "succeeded" } }, "pi_1")).toEqual(paid);
    expect(outcomeOf({ paymentIntent: { id: "pi_1", status: "processing" } }, "pi_1")).toEqual(paid);
  });

  it("is told to the server as well where the payment was done before", () => {
    const error = { type: "invalid_request_error", payment_intent: { id: "pi_1", status: "succeeded" } };
    expect(outcomeOf({ error }, "pi_1")).toMatchObject({ kind: "paid" });
  });

  it("is said in its own words where the payment failed", () => {
    const answer = { error: { type: "card_error", message: "Your card was declined." } };
    expect(outcomeOf(answer, "pi_1")).toEqual({ kind: "failed", reason: "Your card was declined." });
    expect(outcomeOf({ error: { type: "api_error" } }, "pi_1")).toEqual({ kind: "failed", reason: null });
  });

  it("is nothing new where a field is not filled in: the field says so", () => {
    const answer = { error: { type: "validation_error", message: "Your card number is incomplete." } };
    expect(outcomeOf(answer, "pi_1")).toBeNull();
  });
});

describe("coming back from a bank", () => {
  it("names the payment, and whether the bank has refused it", () => {
    const from = (text: string) => readBankReturn(new URLSearchParams(text));
    expect(from("payment=stripe&payment_intent=pi_1&redirect_status=succeeded")).toEqual({
      confirm: { gateway: "stripe", payment_intent: "pi_1" },
      failed: false,
    });
    expect(from("payment=stripe&payment_intent=pi_1&redirect_status=failed")?.failed).toBe(true);
    expect(from("payment=stripe")).toBeNull();
  });
});
