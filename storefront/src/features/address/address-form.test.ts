import { addressFieldLabels } from "@haat/api-contract/order/words";
import { addressFields, readDraft } from "./address-form";

it("the form asks for every field of the contract's address, in its order", () => {
  expect(addressFields.toSorted()).toEqual(Object.keys(addressFieldLabels).toSorted());
  expect(addressFields[0]).toBe("pincode");
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
