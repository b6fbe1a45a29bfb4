import { creditNoteNumber, financialYear, invoiceNumber } from "./invoice-number";

it.each([
  ["2026-03-31T18:29:59Z", "2025-26"],
  ["2026-03-31T18:30:00Z", "2026-27"],
  ["2026-12-31T20:00:00Z", "2026-27"],
  ["2099-11-22T00:00:00Z", "2099-00"],
])("assigns %s to the financial year %s", (at, year) => expect(financialYear(new Date(at))).toBe(year));

it("returns numbers of at most sixteen characters", () => {
  expect(invoiceNumber("2026-27", 42)).toBe("IN/26-27/0000042");
  expect(invoiceNumber("2026-27", 9_999_999)).toHaveLength(16);
  expect(creditNoteNumber("2026-27", 42)).toBe("CN/26-27/0000042");
});
