import { saleMessages } from "@haat/api-contract/sale/messages";
import type { SaleVariant } from "@haat/api-contract/sale/prices";
import { matchPrices, readPriceFile, toPriceFile, wantedVariants } from "./price-file";

const variant = (fields: Partial<SaleVariant> = {}): SaleVariant => ({
  _id: "variant_1",
  productId: "prod_1",
  title: "Cotton kurta",
  choice: "Red, M",
  sku: "KURTA-R-M",
  sellingPrice: 1299.5,
  ...fields,
});

describe("a file of sale prices", () => {
  it("has a SKU and a price in each row", () => {
    expect(readPriceFile('SKU,Price\r\nKURTA-R-M,999\r\n\r\nLAMP,"₹1,299.50"')).toEqual({
      rows: [
        { line: 2, id: "", sku: "KURTA-R-M", price: "999" },
        { line: 4, id: "", sku: "LAMP", price: "1299.50" },
      ],
    });
  });

  it("may have other columns, and rows without a sale price", () => {
    const rows = [
      { variant: variant(), price: "999" },
      { variant: variant({ _id: "variant_2", sku: "=LAMP" }), price: "" },
      { variant: variant({ _id: "variant_3", sku: "" }), price: "12.5" },
    ];
    expect(readPriceFile(toPriceFile(rows))).toEqual({
      rows: [
        { line: 2, id: "variant_1", sku: "KURTA-R-M", price: "999" },
        { line: 4, id: "variant_3", sku: "", price: "12.5" },
      ],
    });
  });

  it("has the SKU that a spreadsheet must not run", () => {
    const file = toPriceFile([{ variant: variant({ _id: "", sku: "=LAMP" }), price: "5" }]);
    expect(readPriceFile(file)).toEqual({ rows: [{ line: 2, id: "", sku: "=LAMP", price: "5" }] });
  });

  it.each([
    ["₹ 1,299.50", "1299.50"],
    ["12,34,567", "1234567"],
    ["9,99", "9,99"],
    ["999,50", "999,50"],
    ["1 299", "1299"],
  ])("may have the price %s as %s: grouping is dropped, a decimal comma is not", (written, price) => {
    expect(readPriceFile(`SKU;Price\nLAMP;${written}`)).toEqual({ rows: [{ line: 2, id: "", sku: "LAMP", price }] });
  });

  it("asks for no variant whose name is too long", () => {
    expect(wantedVariants([{ line: 2, id: "", sku: "x".repeat(201), price: "1" }])).toEqual({
      variantIds: [],
      skus: [],
    });
  });

  it.each([
    ["", saleMessages.fileUnreadable],
    ["KURTA-R-M,999", saleMessages.fileUnreadable],
    ["SKU,Name\nKURTA-R-M,999", saleMessages.fileUnreadable],
    ['SKU,Price\nKURTA-R-M,"999', saleMessages.fileUnreadable],
    ["SKU,Price\nKURTA-R-M,", saleMessages.fileWithoutPrices],
    [`SKU,Price\n${"KURTA-R-M,999\n".repeat(1001)}`, saleMessages.tooManyPrices(1000)],
  ])("is refused if it has no such rows: %j", (csv, fault) => {
    expect(readPriceFile(csv)).toEqual({ fault });
  });
});

it("rows are matched by SKU or id; unknown and repeated ones are named", () => {
  const [kurta, lamp] = [variant(), variant({ _id: "variant_2", sku: "" })];
  const rows = [
    { line: 2, id: "", sku: "KURTA-R-M", price: "999" },
    { line: 3, id: "variant_1", sku: "", price: "1" },
    { line: 4, id: "", sku: "SOFA", price: "5" },
    { line: 5, id: "variant_2", sku: "OTHER", price: "7" },
    { line: 6, id: "", sku: "", price: "8" },
  ];
  expect(wantedVariants(rows)).toEqual({ variantIds: ["variant_1", "variant_2"], skus: ["KURTA-R-M", "SOFA"] });
  expect(matchPrices(rows, [kurta, lamp])).toEqual({
    found: [
      { variant: kurta, price: "999" },
      { variant: lamp, price: "7" },
    ],
    faults: [saleMessages.rowTwice(3, "variant_1"), saleMessages.rowUnknown(4, "SOFA"), saleMessages.rowUnknown(6, "")],
  });
});
