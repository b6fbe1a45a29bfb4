import { sellerStates } from "@haat/api-contract/seller/words";
import { standingOf } from "./standing";

const of = (state: (typeof sellerStates)[number], reason = "") =>
  standingOf({ state, reason, sellerType: "ALL_CATEGORIES" });

describe("where a seller stands", () => {
  // @spec home-says-seller-stands
  it.each(sellerStates)("is said in words, with what happens next: %s", (state) => {
    const { name, meaning, next } = of(state);
    for (const text of [name, meaning, next]) expect(text).not.toBe("");
  });

  it("comes with the reason of who was rejected or suspended, and with none otherwise", () => {
    expect(sellerStates.map((state) => of(state, " No GSTIN. ").reason)).toEqual(["", "", "No GSTIN.", "No GSTIN."]);
  });

  it("may change any moment while it waits alone", () => {
    expect(sellerStates.filter((state) => of(state).isOpen)).toEqual(["waiting"]);
  });

  it("says what an account is approved for", () => {
    expect(standingOf({ state: "approved", reason: "", sellerType: "BOOKS_ONLY" }).meaning).toMatch(/for books/);
  });
});
