import { paymentSettingsSchema } from "@haat/api-contract/payment-setup/schemas";
import { firstPaymentSettings, withNewMethods } from "./first-settings";

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

describe("settings of before there was a gateway", () => {
  const { methods, ...rest } = firstPaymentSettings("production");
  const before = { ...rest, methods: methods.filter(({ method }) => method !== "stripe") };

  it("have it last, switched off, under its own name", () => {
    const { methods: now } = paymentSettingsSchema.parse(withNewMethods(before));
    expect(now).toEqual([...before.methods, { method: "stripe", isOn: false, label: "Credit and debit cards" }]);
  });

  it("are otherwise as they were kept", () => {
    expect(withNewMethods({ methods, ...rest })).toEqual({ methods, ...rest });
    expect(withNewMethods("nothing that was ever kept")).toBe("nothing that was ever kept");
  });
});
