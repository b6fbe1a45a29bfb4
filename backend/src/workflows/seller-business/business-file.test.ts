import { type AccountFacts, type BusinessFacts, changedFacts, isOtherAccount } from "./business-file";

const facts: BusinessFacts = { legalName: "Kaveri Traders LLP", gstNumber: null, panNumber: "AAJCH4812K" };
const account: AccountFacts = { holder: "Kaveri Traders", number: "123456789012", ifsc: "SBIN0001234" };

it("returns which of the facts checked by staff have changed", () => {
  expect(changedFacts(facts, { ...facts })).toEqual([]);
  expect(changedFacts(facts, { ...facts, gstNumber: "29AAJCH4812K1Z9" })).toEqual(["gstNumber"]);
  expect(changedFacts({ legalName: null, gstNumber: null, panNumber: null }, facts)).toEqual([
    "legalName",
    "panNumber",
  ]);
});

it("treats a bank account as changed if any part differs, or if there was none or it was unreadable", () => {
  expect(isOtherAccount(account, { ...account })).toBe(false);
  for (const change of [{ holder: "Kaveri" }, { number: "123456789013" }, { ifsc: "SBIN0001235" }]) {
    expect(isOtherAccount(account, { ...account, ...change })).toBe(true);
  }
  expect(isOtherAccount(null, account)).toBe(true);
  expect(isOtherAccount({ ...account, number: null }, account)).toBe(true);
});
