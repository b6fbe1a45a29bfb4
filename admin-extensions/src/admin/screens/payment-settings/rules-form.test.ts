import { faultsOf, rulesResolver, toForm } from "./rules-form";

const rules = {
  expiryMinutes: 30,
  cash: { least: 0, most: 90_000.5, fee: 49, unservedPincodes: ["19", "744101"], refusedMost: 3 },
};
const form = toForm(rules);
const cash = (change: Partial<typeof form.cash>) => faultsOf({ ...form, cash: { ...form.cash, ...change } });
const sent = (given: typeof form) => rulesResolver(given, undefined, {} as never);

describe("the form of the rules", () => {
  it("gives back what it was given, and no limit where a field is left blank", async () => {
    expect(await sent(form)).toEqual({ values: rules, errors: {} });
    const open = { ...form, cash: { ...form.cash, most: " ", refusedMost: "" } };
    expect(await sent(open)).toMatchObject({ values: { cash: { most: null, refusedMost: null } } });
  });

  it.each([
    ["least", "", "Please enter a number."],
    ["least", "ten", "Please enter a number."],
    ["fee", "-1", "Please enter 0 or more."],
    ["fee", "1.005", "At most two decimals."],
    ["most", "-5", "Please enter 0 or more."],
    ["refusedMost", "0", "Please enter 1 or more."],
    ["refusedMost", "1.5", "Please enter a whole number."],
    ["unservedPincodes", "19, Delhi", "Each entry must be a pincode or its first digits."],
  ] as const)("says what is wrong with %s being %j", (name, text, message) => {
    expect(cash({ [name]: text }).get(`cash.${name}`)).toBe(message);
  });

  it("says at the largest amount that it is below the smallest", () => {
    const message = "The maximum amount must not be less than the minimum.";
    expect(cash({ least: "100000" }).get("cash.most")).toBe(message);
  });

  it("has bounds for the minutes", async () => {
    expect(faultsOf({ ...form, expiryMinutes: "4" }).get("expiryMinutes")).toBe("Please enter 5 or more.");
    expect(await sent({ ...form, expiryMinutes: "1441" })).toMatchObject({
      errors: { expiryMinutes: { message: "Please enter 1440 or less." } },
    });
  });
});
