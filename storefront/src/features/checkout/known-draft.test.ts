import { readDraft } from "../address/address-form";
import { knownDraft, newlyKnown } from "./known-draft";

const last = { name: "Asha Rao", mobile: "9876543210" };

describe("what an address form knows before anybody types", () => {
  it("is the account's name and number, and the last pincode that was asked about", () => {
    const account = { name: "Asha", mobile: "+919812345678" };
    expect(knownDraft({ account, last, pincode: "560001" })).toEqual({
      ...readDraft(null),
      name: "Asha",
      mobile: "9812345678",
      pincode: "560001",
    });
  });

  it("is the last address's where the account has none", () => {
    const account = { name: "", mobile: null };
    expect(knownDraft({ account, last, pincode: "" })).toMatchObject({ name: "Asha Rao", mobile: "9876543210" });
  });

  it("is nothing of a guest", () => {
    expect(knownDraft({ account: undefined, last: undefined, pincode: "" })).toEqual(readDraft(null));
  });
});

describe("the fields that are filled in", () => {
  const known = readDraft({ name: "Asha", pincode: "560001" });

  it("are those of which something is known", () => {
    expect(newlyKnown(known, new Set())).toEqual(["pincode", "name"]);
  });

  it("are not filled in once more when something else becomes known", () => {
    const more = { ...known, pincode: "411001", mobile: "9812345678" };
    expect(newlyKnown(more, new Set(["pincode", "name"]))).toEqual(["mobile"]);
  });
});
