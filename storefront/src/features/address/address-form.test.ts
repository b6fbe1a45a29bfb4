import { addressFieldLabels } from "@haat/api-contract/order/words";
import { addressFields, fieldToMend, readDraft } from "./address-form";

it("the form has every field of the contract's address, the pincode first", () => {
  expect(addressFields.toSorted()).toEqual(Object.keys(addressFieldLabels).toSorted());
  expect(addressFields[0]).toBe("pincode");
});

describe("the field to correct first", () => {
  const wrong = { message: "wrong" };
  const written = readDraft({ pincode: "012345", city: " ", state: "Goa", name: "Asha", mobile: "12" });

  it("is an empty one, even after an invalid one", () => {
    expect(fieldToMend({ pincode: wrong, city: wrong, address: wrong, mobile: wrong }, written)).toBe("city");
  });

  it("is the first invalid one if none is empty", () => {
    expect(fieldToMend({ mobile: wrong, pincode: wrong }, written)).toBe("pincode");
  });

  it("is undefined without errors, even if a field is empty", () => {
    expect(fieldToMend({}, written)).toBeUndefined();
  });
});

describe("a draft stored in the tab", () => {
  it("is restored exactly as typed, including spaces", () => {
    const draft = { name: "Asha ", mobile: "98765", address: "12", city: "Pune", state: "", pincode: "411" };
    expect(readDraft(draft)).toEqual(draft);
  });

  it.each([null, "text", [], { name: 7, other: "x" }])("is empty if %j was stored", (kept) => {
    expect(Object.values(readDraft(kept)).join("")).toBe("");
  });
});
