import { addressFieldLabels } from "@haat/api-contract/order/words";
import { addressFields, fieldToMend, readDraft } from "./address-form";

it("the form asks for every field of the contract's address, in its order", () => {
  expect(addressFields.toSorted()).toEqual(Object.keys(addressFieldLabels).toSorted());
  expect(addressFields[0]).toBe("pincode");
});

describe("the field that is named first", () => {
  const wrong = { message: "wrong" };
  const written = readDraft({ pincode: "012345", city: " ", state: "Goa", name: "Asha", mobile: "12" });

  it("is an empty one, though a wrong one stands before it", () => {
    expect(fieldToMend({ pincode: wrong, city: wrong, address: wrong, mobile: wrong }, written)).toBe("city");
  });

  it("is the first wrong one where none is empty", () => {
    expect(fieldToMend({ mobile: wrong, pincode: wrong }, written)).toBe("pincode");
  });

  it("is none while nothing is wrong, even if a field is empty", () => {
    expect(fieldToMend({}, written)).toBeUndefined();
  });
});

describe("an address that was kept in the tab", () => {
  it("comes back as it was typed, spaces and all", () => {
    const draft = { name: "Asha ", mobile: "98765", address: "12", city: "Pune", state: "", pincode: "411" };
    expect(readDraft(draft)).toEqual(draft);
  });

  it.each([null, "text", [], { name: 7, other: "x" }])("is empty where %j was kept", (kept) => {
    expect(Object.values(readDraft(kept)).join("")).toBe("");
  });
});
