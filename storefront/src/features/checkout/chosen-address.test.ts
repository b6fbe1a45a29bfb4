import { readDraft } from "../address/address-form";
import { anotherAddress, chosenAddress } from "./chosen-address";

const anAddress = (_id: string) => ({ _id, ...readDraft(null), country: "India", isDefault: false });
const book = [anAddress("home"), anAddress("office")];
const nothing = readDraft(null);
const typed = readDraft({ address: "12 MG Road" });

describe("the address of an order", () => {
  it("is the address book's default at first", () => expect(chosenAddress(null, book, nothing)).toBe("home"));

  it("is the chosen one as long as it exists", () => {
    expect(chosenAddress("office", book, typed)).toBe("office");
    expect(chosenAddress("gone", book, nothing)).toBe("home");
  });

  it("stays the typed one when the address book is loaded after a login", () => {
    expect(chosenAddress(null, [], typed)).toBe(anotherAddress);
    expect(chosenAddress(null, book, typed)).toBe(anotherAddress);
  });

  it("is not the values that the form has filled in automatically", () => {
    // The pincode may differ from the one last checked for delivery.
    const filled = readDraft({ name: "Asha", pincode: "411001", city: "Pune", state: "Maharashtra" });
    expect(chosenAddress(null, book, filled)).toBe("home");
    expect(chosenAddress(null, book, { ...filled, address: " " })).toBe("home");
    expect(chosenAddress(null, book, { ...filled, address: "12 MG Road" })).toBe(anotherAddress);
  });

  it("comes from the form without an address book, or if another one is wanted", () => {
    expect(chosenAddress(null, [], nothing)).toBe(anotherAddress);
    expect(chosenAddress(anotherAddress, book, nothing)).toBe(anotherAddress);
  });
});
