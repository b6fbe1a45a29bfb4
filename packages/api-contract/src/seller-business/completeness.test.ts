import { type FileParts, fileLacks, lacksOf, stepsWith } from "./completeness";

const empty: FileParts = {
  sellerType: "ALL_CATEGORIES",
  gstNumber: null,
  hasBusiness: false,
  hasBankAccount: false,
  hasPickUp: false,
  documentKinds: [],
};
const whole: FileParts = {
  sellerType: "ALL_CATEGORIES",
  gstNumber: "29AAJCH4812K1Z9",
  hasBusiness: true,
  hasBankAccount: true,
  hasPickUp: true,
  documentKinds: ["gst-certificate", "pan-card", "cancelled-cheque"],
};

describe("a business file", () => {
  it("lacks everything at first, and nothing once it is complete", () => {
    expect(lacksOf(empty)).toEqual(fileLacks.filter((lack) => lack !== "gstin"));
    expect(lacksOf(whole)).toEqual([]);
  });

  it.each([
    ["business-details", { hasBusiness: false }],
    ["gstin", { gstNumber: null }],
    ["bank-account", { hasBankAccount: false }],
    ["pick-up-address", { hasPickUp: false }],
    ["gst-certificate", { documentKinds: ["pan-card", "cancelled-cheque"] }],
    ["pan-card", { documentKinds: ["gst-certificate", "cancelled-cheque", "signature"] }],
    ["cancelled-cheque", { documentKinds: ["gst-certificate", "pan-card", "pan-card"] }],
  ] as [string, Partial<FileParts>][])("lacks only its %s", (lack, change) => {
    expect(lacksOf({ ...whole, ...change })).toEqual([lack]);
  });

  it("of a seller of books needs no GSTIN, but the certificate of one that is given", () => {
    const books: FileParts = { ...whole, sellerType: "BOOKS_ONLY", documentKinds: ["pan-card", "cancelled-cheque"] };
    expect(lacksOf({ ...books, gstNumber: null })).toEqual([]);
    expect(lacksOf(books)).toEqual(["gst-certificate"]);
  });

  // @spec pick-up-address-missing
  it("lists what each step lacks", () => {
    expect(stepsWith(["gstin", "pan-card", "cancelled-cheque"])).toEqual([
      { step: "business", lacks: ["gstin"] },
      { step: "bank-account", lacks: [] },
      { step: "pick-up", lacks: [] },
      { step: "documents", lacks: ["pan-card", "cancelled-cheque"] },
    ]);
  });
});
