import { paymentSettingsSchema } from "@haat/api-contract/payment-setup/schemas";
import { firstPaymentSettings, withNewMethods } from "./first-settings";

describe("the first payment settings", () => {
  const onIn = (mode: "demo" | "production") =>
    paymentSettingsSchema
      .parse(firstPaymentSettings(mode))
      .methods.filter(({ isOn }) => isOn)
      .map(({ method }) => method);

  it("enable all payment methods in a demo, and in production those that need no gateway account", () => {
    expect(onIn("demo")).toEqual(["cod", "razorpay", "stripe", "wallet"]);
    expect(onIn("production")).toEqual(["cod", "wallet"]);
  });
});

describe("settings saved before a gateway existed", () => {
  const { methods, ...rest } = firstPaymentSettings("production");
  const before = { ...rest, methods: methods.filter(({ method }) => method !== "stripe") };

  it("get it as the last method, switched off, with its default label", () => {
    const { methods: now } = paymentSettingsSchema.parse(withNewMethods(before));
    expect(now).toEqual([...before.methods, { method: "stripe", isOn: false, label: "Credit and debit cards" }]);
  });

  it("are otherwise unchanged", () => {
    expect(withNewMethods({ methods, ...rest })).toEqual({ methods, ...rest });
    expect(withNewMethods("nothing that was ever kept")).toBe("nothing that was ever kept");
  });
});
