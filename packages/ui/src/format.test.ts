import { cardRupees, fileSize, indianNumber, longBritishDate, orderRupees, wholeRupees } from "./format";

describe("prices", () => {
  // @spec indian-number-format-decimals
  it("have no decimals on the product page", () => {
    expect(wholeRupees(1234567)).toBe("₹12,34,567");
    expect(wholeRupees(1299.5)).toBe("₹1,300");
  });

  // @spec indian-number-format-decimals
  it("have two decimals on cards", () => {
    expect(cardRupees(1234567)).toBe("₹12,34,567.00");
    expect(cardRupees(99.5)).toBe("₹99.50");
  });

  // @spec indian-number-format-decimals
  it("have up to two decimals in orders", () => {
    expect(orderRupees(1299)).toBe("₹1,299");
    expect(orderRupees(1299.5)).toBe("₹1,299.50");
  });
});

it("groups counts the Indian way", () => {
  expect(indianNumber(1234567)).toBe("12,34,567");
});

describe("dates", () => {
  // @spec dates-long-day-month
  it("are in long British form", () => {
    expect(longBritishDate("2026-03-05T10:00:00.000Z")).toBe("5 March 2026");
  });

  it("are in India's time zone wherever the shopper is", () => {
    expect(longBritishDate("2026-03-05T20:00:00.000Z")).toBe("6 March 2026");
  });

  it("are empty for invalid times", () => {
    expect(longBritishDate("soon")).toBe("");
  });
});

it.each([
  [300, "1 KB"],
  [1_572_864, "1.5 MB"],
  [1_073_741_823, "1024.0 MB"],
  [2_469_606_195, "2.3 GB"],
])("a size of %i bytes is %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
