import { saleMessages } from "@haat/api-contract/sale/messages";
import type { SaleVariant } from "@haat/api-contract/sale/prices";
import { matchPrices, readPriceFile, toPriceFile } from "./price-file";

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
        { line: 2, key: "KURTA-R-M", price: "999" },
        { line: 4, key: "LAMP", price: "1299.50" },
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
        { line: 2, key: "variant_1", price: "999" },
        { line: 4, key: "variant_3", price: "12.5" },
      ],
    });
  });

  it("has the SKU that a spreadsheet must not run", () => {
    const file = toPriceFile([{ variant: variant({ _id: "", sku: "=LAMP" }), price: "5" }]);
    expect(readPriceFile(file)).toEqual({ rows: [{ line: 2, key: "=LAMP", price: "5" }] });
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
    { line: 2, key: "KURTA-R-M", price: "999" },
    { line: 3, key: "variant_1", price: "1" },
    { line: 4, key: "SOFA", price: "5" },
    { line: 5, key: "variant_2", price: "7" },
    { line: 6, key: "", price: "8" },
  ];
  expect(matchPrices(rows, [kurta, lamp])).toEqual({
    found: [
      { variant: kurta, price: "999" },
      { variant: lamp, price: "7" },
    ],
    faults: [saleMessages.rowTwice(3, "variant_1"), saleMessages.rowUnknown(4, "SOFA"), saleMessages.rowUnknown(6, "")],
  });
});
