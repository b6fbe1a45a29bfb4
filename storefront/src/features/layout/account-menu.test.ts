import { displayName } from "./account-menu";

describe("the shopper's name in the greeting", () => {
  // @spec token-e-mail-kept
  it.each([
    ["asha.rao@example.com", "Asha.rao"],
    ["ÉMILE@example.com", "ÉMILE"],
    ["+919876543210", "98765 43210"],
    ["9876543210", "98765 43210"],
    ["@example.com", "Customer"],
    ["", "Customer"],
  ])("of %s is %s", (identifier, name) => {
    expect(displayName(identifier)).toBe(name);
  });
});
