import { choose, chosenVariant, optionState, optionsOf, readChoice, soleVariant } from "./variant-options";

const aVariant = (color: string, size: string, quantity = 5) => ({ color, size, quantity });
const kurta = [aVariant("Teal", "S"), aVariant("Teal", "M", 0), aVariant("Rose", "S", 0), aVariant("Rose", "L")];
const none = { color: "", size: "" };

it("offers each value once, in the product's order", () => {
  expect(optionsOf(kurta, "color")).toEqual(["Teal", "Rose"]);
  expect(optionsOf(kurta, "size")).toEqual(["S", "M", "L"]);
  expect(optionsOf([aVariant("Teal", "")], "size")).toEqual([]);
});

describe("a value to choose", () => {
  it("is available while some combination has stock", () => {
    expect(optionState(kurta, none, "size", "S")).toBe("available");
  });

  it("is sold out when nothing with it has stock", () => {
    expect(optionState(kurta, none, "size", "M")).toBe("sold-out");
    expect(optionState(kurta, { color: "Rose", size: "" }, "size", "S")).toBe("sold-out");
  });

  it("is absent when it was never made with the other choice", () => {
    expect(optionState(kurta, { color: "Rose", size: "" }, "size", "M")).toBe("absent");
  });
});

describe("choosing", () => {
  it("keeps the other choice where both exist together", () => {
    expect(choose(kurta, { color: "Teal", size: "S" }, "color", "Rose")).toEqual({ color: "Rose", size: "S" });
  });

  it("drops the other choice where they don't", () => {
    expect(choose(kurta, { color: "Teal", size: "M" }, "color", "Rose")).toEqual({ color: "Rose", size: "" });
  });
});

describe("the choice in the address", () => {
  const read = (variants: typeof kurta, address: string) => readChoice(variants, new URLSearchParams(address));

  it("is read", () => {
    expect(read(kurta, "color=Rose&size=L")).toEqual({ color: "Rose", size: "L" });
  });

  it("is nothing where it names what is not there", () => {
    expect(read(kurta, "color=Pink&size=XXL")).toEqual(none);
  });

  it("is made where there is but one value", () => {
    expect(read([aVariant("Teal", "S"), aVariant("Teal", "M")], "")).toEqual({ color: "Teal", size: "" });
  });
});

describe("the only variant that can be bought", () => {
  const rest = [aVariant("Teal", "S", 0), aVariant("Teal", "M"), aVariant("Rose", "M", 0)];
  const read = (address: string) => readChoice(rest, new URLSearchParams(address));

  it("is chosen already", () => expect(read("")).toEqual({ color: "Teal", size: "M" }));
  it("is not, where the address names another", () => {
    expect(read("color=Rose")).toEqual({ color: "Rose", size: "" });
    expect(read("color=Rose&size=M")).toEqual({ color: "Rose", size: "M" });
    expect(read("size=M")).toEqual({ color: "Teal", size: "M" });
  });
});

describe("the chosen variant", () => {
  it("is the one of that colour and size", () => {
    expect(chosenVariant(kurta, { color: "Teal", size: "M" })).toBe(kurta[1]);
  });

  it("needs every dimension that the product has", () => {
    expect(chosenVariant(kurta, { color: "Teal", size: "" })).toBeNull();
  });

  it("needs no size where there is none", () => {
    const scarf = [aVariant("Teal", "")];
    expect(chosenVariant(scarf, { color: "Teal", size: "" })).toBe(scarf[0]);
  });

  it("is none for a product without variants", () => {
    expect(chosenVariant([], none)).toBeNull();
  });
});

describe("the variant that a card adds at once", () => {
  it("is the only one that can be bought", () => {
    const rest = [aVariant("Teal", "S", 0), aVariant("Teal", "M"), aVariant("Rose", "M", 0)];
    expect(soleVariant(rest)).toBe(rest[1]);
  });

  it("is none where there is a choice, or nothing to choose", () => {
    expect(soleVariant(kurta)).toBeNull();
    expect(soleVariant([])).toBeNull();
  });
});
