import { displayName } from "./account-menu";

describe("the name a shopper is greeted with", () => {
  // @spec token-e-mail-kept
  it.each([
    ["asha.rao@example.com", "Asha.rao"],
    ["ÉMILE@example.com", "ÉMILE"],
    ["+919876543210", "98765 43210"],
    ["9876543210", "98765 43210"],
    ["@example.com", "Customer"],
    ["", "Customer"],
  ])("%s reads %s", (identifier, name) => {
    expect(displayName(identifier)).toBe(name);
  });
});
