import type { PaymentMethod } from "../order/words";
import { paymentSetupMessages } from "./messages";
import { paymentSettingsSchema } from "./schemas";

const method = (name: PaymentMethod, isOn = true) => ({ method: name, isOn, label: name });
const cash = { min: 0, max: null, fee: 0, unservedPincodes: [], maxRefused: null };
const settings = {
  methods: [method("wallet"), method("cod"), method("stripe"), method("razorpay")],
  expiryMinutes: 30,
  cash,
};
const said = (change: object) => {
  const { success, error } = paymentSettingsSchema.safeParse({ ...settings, ...change });
  return success ? null : error.issues[0]?.message;
};

describe("payment settings", () => {
  it("contain every method once, in any order", () => {
    expect(said({})).toBeNull();
    expect(said({ methods: settings.methods.slice(1) })).toBe(paymentSetupMessages.methodsIncomplete);
    expect(said({ methods: [...settings.methods.slice(1), method("cod")] })).toBe(
      paymentSetupMessages.methodsIncomplete,
    );
  });

  it("keep at least one method on", () => {
    const oneOn = (on: boolean) => settings.methods.map((one, place) => ({ ...one, isOn: on && place === 3 }));
    expect(said({ methods: oneOn(true) })).toBeNull();
    expect(said({ methods: oneOn(false) })).toBe(paymentSetupMessages.lastMethod);
  });

  it("must name every method", () => {
    const [first, ...rest] = settings.methods;
    expect(said({ methods: [{ ...first, label: "  " }, ...rest] })).toBe(paymentSetupMessages.labelMissing);
  });

  it.each([
    ["a largest amount below the smallest", { cash: { ...cash, min: 100, max: 99 } }],
    ["an amount below zero", { cash: { ...cash, fee: -1 } }],
    ["an amount with three decimals", { cash: { ...cash, fee: 1.005 } }],
    ["what is no pincode", { cash: { ...cash, unservedPincodes: ["0"] } }],
    ["no refused parcels as a limit", { cash: { ...cash, maxRefused: 0 } }],
    ["four minutes", { expiryMinutes: 4 }],
    ["more than a day", { expiryMinutes: 1441 }],
  ])("reject %s", (_, change) => {
    expect(said(change)).not.toBeNull();
  });

  it("accept equal minimum and maximum amounts", () => {
    expect(said({ cash: { ...cash, min: 100, max: 100 } })).toBeNull();
  });
});
