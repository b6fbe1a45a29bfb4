import { paymentSettingsSchema } from "@haat/api-contract/payment-setup/schemas";
import { firstPaymentSettings } from "./first-settings";

describe("the first settings of payments", () => {
  const onIn = (mode: "demo" | "production") =>
    paymentSettingsSchema
      .parse(firstPaymentSettings(mode))
      .methods.filter(({ isOn }) => isOn)
      .map(({ method }) => method);

  it("show all ways to pay in a demo, and in production those that need no account anywhere", () => {
    expect(onIn("demo")).toEqual(["cod", "razorpay", "stripe", "wallet"]);
    expect(onIn("production")).toEqual(["cod", "wallet"]);
  });
});
