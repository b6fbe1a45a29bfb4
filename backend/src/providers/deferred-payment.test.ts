import { DeferredPaymentProvider, deferredPayment } from "./deferred-payment";

class Cash extends DeferredPaymentProvider {
  static override identifier = "cash";
}

describe("a deferred payment", () => {
  it("is not received just because the initial data says so", async () => {
    const begun = await new Cash({}).initiatePayment({
      amount: 100,
      currency_code: "inr",
      data: { session_id: "payses_1", received: true },
    });
    expect(begun).toMatchObject({ id: "payses_1", status: "pending_authorization", data: { received: false } });
  });

  it("is registered with the engine under its payment method", () => {
    const services = ["cod", "stripe"].flatMap((method) => deferredPayment(method).services ?? []);
    expect(services.map((service) => (service as typeof Cash).identifier)).toEqual(["cod", "stripe"]);
  });
});
