import { isCin, isGstin, isPan } from "./tax-numbers";

describe("isGstin", () => {
  // From public documents: examples of the GST portal and of the press.
  it.each(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "24AAACC1206D1ZM", "37AADCB2230M2ZR"])("accepts %s", (gstin) =>
    expect(isGstin(gstin)).toBe(true),
  );

  it.each([
    ["a wrong check character", "27AAPFU0939F1ZA"],
    ["two characters swapped", "27AAPFU0993F1ZV"],
    ["small letters", "27aapfu0939f1zv"],
    ["a blank", "27AAPFU0939F1Z "],
    ["too few characters", "27AAPFU0939F1Z"],
  ])("rejects %s", (_, gstin) => expect(isGstin(gstin)).toBe(false));
});

it("checks the format of a PAN and a CIN", () => {
  expect(isPan("AAPFU0939F")).toBe(true);
  expect(isPan("AAPFU0939")).toBe(false);
  expect(isCin("U47912KA2023PTC999999")).toBe(true);
  expect(isCin("X47912KA2023PTC999999")).toBe(false);
});
