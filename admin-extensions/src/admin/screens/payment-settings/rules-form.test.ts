import { faultsOf, rulesResolver, toForm } from "./rules-form";

const rules = {
  expiryMinutes: 30,
  cash: { min: 0, max: 90_000.5, fee: 49, unservedPincodes: ["19", "744101"], maxRefused: 3 },
};
const form = toForm(rules);
const cash = (change: Partial<typeof form.cash>) => faultsOf({ ...form, cash: { ...form.cash, ...change } });
const sent = (given: typeof form) => rulesResolver(given, undefined, {} as never);

describe("the rules form", () => {
  it("round-trips its values, and treats a blank field as no limit", async () => {
    expect(await sent(form)).toEqual({ values: rules, errors: {} });
    const open = { ...form, cash: { ...form.cash, max: " ", maxRefused: "" } };
    expect(await sent(open)).toMatchObject({ values: { cash: { max: null, maxRefused: null } } });
  });

  it.each([
    ["min", "", "Please enter a number."],
    ["min", "ten", "Please enter a number."],
    ["fee", "-1", "Please enter 0 or more."],
    ["fee", "1.005", "At most two decimals."],
    ["max", "-5", "Please enter 0 or more."],
    ["maxRefused", "0", "Please enter 1 or more."],
    ["maxRefused", "1.5", "Please enter a whole number."],
    ["unservedPincodes", "19, Delhi", "Each entry must be a pincode or its first digits."],
  ] as const)("reports the fault of %s for the input %j", (name, text, message) => {
    expect(cash({ [name]: text }).get(`cash.${name}`)).toBe(message);
  });

  it("reports a maximum below the minimum at the maximum", () => {
    const message = "The maximum amount must not be less than the minimum.";
    expect(cash({ min: "100000" }).get("cash.max")).toBe(message);
  });

  it("limits the minutes", async () => {
    expect(faultsOf({ ...form, expiryMinutes: "4" }).get("expiryMinutes")).toBe("Please enter 5 or more.");
    expect(await sent({ ...form, expiryMinutes: "1441" })).toMatchObject({
      errors: { expiryMinutes: { message: "Please enter 1440 or less." } },
    });
  });
});
