import { limits } from "@haat/api-contract/limits";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { ApiError } from "#errors/api-error";
import { readPaise, readRemittance } from "./read-remittance";

const refusal = (csv: string) => {
  try {
    readRemittance(csv);
  } catch (error) {
    return error instanceof ApiError ? [error.status, error.message] : error;
  }
  return null;
};

describe("a courier's cash file", () => {
  it("is read by its column names, in any order", () => {
    const csv =
      'Remittance Date,COD Amount (₹),AWB No.,Seller,UTR\r\n24-11-2026,"1,234.50", BD-1 ,x,HDFC7\r\n,99,BD-2,y,\r\n';
    expect(readRemittance(csv.replace(" (₹)", ""))).toEqual([
      { line: 2, trackingNumber: "BD-1", paise: 123_450, reference: "HDFC7, 24-11-2026" },
      { line: 3, trackingNumber: "BD-2", paise: 9_900, reference: "" },
    ]);
  });

  it("is refused if it is no such file", () => {
    expect(refusal("AWB,Amount,UTR")).toEqual([400, parcelMessages.remittanceEmpty]);
    expect(refusal('AWB,Amount,UTR\n"1,2,3')).toEqual([400, parcelMessages.remittanceUnreadable]);
    for (const head of ["AWB,UTR", "Amount,UTR", "AWB,Amount", "BD-1,435.98,HDFC7"]) {
      expect(refusal(`${head}\n1,2,3`)).toEqual([400, parcelMessages.remittanceColumns]);
    }
    const many = "1,2,3\n".repeat(limits.maxRemittanceRows + 1);
    expect(refusal(`AWB,Amount,UTR\n${many}`)).toEqual([400, parcelMessages.remittanceTooLarge(1000)]);
  });

  it.each([
    ["435.98", 43_598],
    ["435.9", 43_590],
    ["1,23,456.78", 12_345_678],
    ["₹ 99", 9_900],
    ["Rs. 5", 500],
    ["0.29", 29],
  ])("reads %s as rupees", (text, paise) => expect(readPaise(text)).toBe(paise));

  it.each(["", "0", "0.00", "-5", "1e3", "12.345", "1,2", "435,98", "0x10", "NaN", "five", "99999999999999999999"])(
    "reads no amount in %j",
    (text) => expect(readPaise(text)).toBeNull(),
  );
});
