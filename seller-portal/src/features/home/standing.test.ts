import { sellerStates } from "@haat/api-contract/seller/words";
import { standingOf } from "./standing";

const of = (state: (typeof sellerStates)[number], reason = "") =>
  standingOf({ state, reason, sellerType: "ALL_CATEGORIES" });

describe("a seller's standing", () => {
  // @spec home-says-seller-stands
  it.each(sellerStates)("is described with what happens next: %s", (state) => {
    const { name, meaning, next } = of(state);
    for (const text of [name, meaning, next]) expect(text).not.toBe("");
  });

  it("has a reason if the account was rejected or suspended, and no reason otherwise", () => {
    expect(sellerStates.map((state) => of(state, " No GSTIN. ").reason)).toEqual(["", "", "No GSTIN.", "No GSTIN."]);
  });

  it("can change at any time only while it is waiting", () => {
    expect(sellerStates.filter((state) => of(state).isOpen)).toEqual(["waiting"]);
  });

  it("names the categories that an account is approved for", () => {
    expect(standingOf({ state: "approved", reason: "", sellerType: "BOOKS_ONLY" }).meaning).toMatch(/for books/);
  });
});
