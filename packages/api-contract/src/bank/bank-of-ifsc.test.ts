import { bankOfIfsc } from "./bank-of-ifsc";

describe("the bank of an IFSC", () => {
  it.each([
    ["SBIN0001234", "State Bank of India", "001234"],
    ["hdfc 0000053", "HDFC Bank", "000053"],
    ["ICIC0000001", "ICICI Bank", "000001"],
  ])("finds %s", (ifsc, bank, branchCode) => expect(bankOfIfsc(ifsc)).toEqual({ bank, branchCode }));

  it.each(["", "SBIN", "SBIN1001234", "ZZZZ0001234", "SBIN00012345"])("finds nothing for %j", (ifsc) => {
    expect(bankOfIfsc(ifsc)).toBeNull();
  });
});
