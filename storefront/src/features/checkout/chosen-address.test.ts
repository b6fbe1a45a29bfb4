import { readDraft } from "../address/address-form";
import { anotherAddress, chosenAddress } from "./chosen-address";

const anAddress = (_id: string) => ({ _id, ...readDraft(null), country: "India", isDefault: false });
const book = [anAddress("home"), anAddress("office")];
const nothing = readDraft(null);
const typed = readDraft({ address: "12 MG Road" });

describe("the address that an order goes to", () => {
  it("is the default of the book at first", () => expect(chosenAddress(null, book, nothing)).toBe("home"));

  it("is the chosen one as long as it is there", () => {
    expect(chosenAddress("office", book, typed)).toBe("office");
    expect(chosenAddress("gone", book, nothing)).toBe("home");
  });

  it("stays the typed one when a book arrives after a login", () => {
    expect(chosenAddress(null, [], typed)).toBe(anotherAddress);
    expect(chosenAddress(null, book, typed)).toBe(anotherAddress);
  });

  it("is not what the form has filled in by itself", () => {
    // The pincode may be another one than the one that was asked about last.
    const filled = readDraft({ name: "Asha", pincode: "411001", city: "Pune", state: "Maharashtra" });
    expect(chosenAddress(null, book, filled)).toBe("home");
    expect(chosenAddress(null, book, { ...filled, address: " " })).toBe("home");
    expect(chosenAddress(null, book, { ...filled, address: "12 MG Road" })).toBe(anotherAddress);
  });

  it("is asked for where there is no book, and where another one is wanted", () => {
    expect(chosenAddress(null, [], nothing)).toBe(anotherAddress);
    expect(chosenAddress(anotherAddress, book, nothing)).toBe(anotherAddress);
  });
});
