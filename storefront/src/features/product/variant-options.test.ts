import { choose, chosenVariant, optionState, optionsOf, readChoice, soleVariant } from "./variant-options";

const aVariant = (color: string, size: string, quantity = 5) => ({ color, size, quantity });
const kurta = [aVariant("Teal", "S"), aVariant("Teal", "M", 0), aVariant("Rose", "S", 0), aVariant("Rose", "L")];
const none = { color: "", size: "" };

it("lists each value once, in the product's order", () => {
  expect(optionsOf(kurta, "color")).toEqual(["Teal", "Rose"]);
  expect(optionsOf(kurta, "size")).toEqual(["S", "M", "L"]);
  expect(optionsOf([aVariant("Teal", "")], "size")).toEqual([]);
});

describe("an option value", () => {
  it("is available if any combination with it has stock", () => {
    expect(optionState(kurta, none, "size", "S")).toBe("available");
  });

  it("is sold out if no combination with it has stock", () => {
    expect(optionState(kurta, none, "size", "M")).toBe("sold-out");
    expect(optionState(kurta, { color: "Rose", size: "" }, "size", "S")).toBe("sold-out");
  });

  it("is absent if it does not exist with the other choice", () => {
    expect(optionState(kurta, { color: "Rose", size: "" }, "size", "M")).toBe("absent");
  });
});

describe("choosing a value", () => {
  it("keeps the other choice if they exist together", () => {
    expect(choose(kurta, { color: "Teal", size: "S" }, "color", "Rose")).toEqual({ color: "Rose", size: "S" });
  });

  it("clears the other choice if they do not", () => {
    expect(choose(kurta, { color: "Teal", size: "M" }, "color", "Rose")).toEqual({ color: "Rose", size: "" });
  });
});

describe("the choice in the address", () => {
  const read = (variants: typeof kurta, address: string) => readChoice(variants, new URLSearchParams(address));

  it("is read", () => {
    expect(read(kurta, "color=Rose&size=L")).toEqual({ color: "Rose", size: "L" });
  });

  it("is ignored if its values do not exist", () => {
    expect(read(kurta, "color=Pink&size=XXL")).toEqual(none);
  });

  it("defaults to the only value", () => {
    expect(read([aVariant("Teal", "S"), aVariant("Teal", "M")], "")).toEqual({ color: "Teal", size: "" });
  });
});

describe("the only variant that can be bought", () => {
  const rest = [aVariant("Teal", "S", 0), aVariant("Teal", "M"), aVariant("Rose", "M", 0)];
  const read = (address: string) => readChoice(rest, new URLSearchParams(address));

  it("is chosen by default", () => expect(read("")).toEqual({ color: "Teal", size: "M" }));
  it("is not chosen if the address names another", () => {
    expect(read("color=Rose")).toEqual({ color: "Rose", size: "" });
    expect(read("color=Rose&size=M")).toEqual({ color: "Rose", size: "M" });
    expect(read("size=M")).toEqual({ color: "Teal", size: "M" });
  });
});

describe("the chosen variant", () => {
  it("has the chosen colour and size", () => {
    expect(chosenVariant(kurta, { color: "Teal", size: "M" })).toBe(kurta[1]);
  });

  it("is null until every dimension of the product is chosen", () => {
    expect(chosenVariant(kurta, { color: "Teal", size: "" })).toBeNull();
  });

  it("needs no size if the product has none", () => {
    const scarf = [aVariant("Teal", "")];
    expect(chosenVariant(scarf, { color: "Teal", size: "" })).toBe(scarf[0]);
  });

  it("is null for a product without variants", () => {
    expect(chosenVariant([], none)).toBeNull();
  });
});

describe("the variant that a card adds without asking", () => {
  it("is the only one that can be bought", () => {
    const rest = [aVariant("Teal", "S", 0), aVariant("Teal", "M"), aVariant("Rose", "M", 0)];
    expect(soleVariant(rest)).toBe(rest[1]);
  });

  it("is null if there are several, or none", () => {
    expect(soleVariant(kurta)).toBeNull();
    expect(soleVariant([])).toBeNull();
  });
});
