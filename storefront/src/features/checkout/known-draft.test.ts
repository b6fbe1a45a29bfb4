import { readDraft } from "../address/address-form";
import { knownDraft, newlyKnown } from "./known-draft";

const last = { name: "Asha Rao", mobile: "9876543210" };

describe("the known values of an address form", () => {
  it("are the account's name and number, and the pincode last checked for delivery", () => {
    const account = { name: "Asha", mobile: "+919812345678" };
    expect(knownDraft({ account, last, pincode: "560001" })).toEqual({
      ...readDraft(null),
      name: "Asha",
      mobile: "9812345678",
      pincode: "560001",
    });
  });

  it("are the last address's if the account has none", () => {
    const account = { name: "", mobile: null };
    expect(knownDraft({ account, last, pincode: "" })).toMatchObject({ name: "Asha Rao", mobile: "9876543210" });
  });

  it("are empty for a guest", () => {
    expect(knownDraft({ account: undefined, last: undefined, pincode: "" })).toEqual(readDraft(null));
  });
});

describe("the fields to fill in", () => {
  const known = readDraft({ name: "Asha", pincode: "560001" });

  it("are those with a known value", () => {
    expect(newlyKnown(known, new Set())).toEqual(["pincode", "name"]);
  });

  it("are not filled in again when another value becomes known", () => {
    const more = { ...known, pincode: "411001", mobile: "9812345678" };
    expect(newlyKnown(more, new Set(["pincode", "name"]))).toEqual(["mobile"]);
  });
});
