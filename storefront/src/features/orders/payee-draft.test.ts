import { refundMessages } from "@haat/api-contract/refund/messages";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { emptyPayee, payeeProblems, toPayeeBody } from "./payee-draft";

const account = { holder: "Asha Rao", number: "123456789012", numberAgain: "123456789012", ifsc: "SBIN0001234" };

describe("the payee form of a refund", () => {
  it("accepts a UPI ID, and rejects an invalid one", () => {
    expect(payeeProblems({ ...emptyPayee, upi: "asha.rao@okbank" })).toEqual({});
    for (const upi of ["", "asha", "asha@", "@okbank", "asha@ok bank.in"])
      expect(payeeProblems({ ...emptyPayee, upi })).toEqual({ upi: refundMessages.upiInvalid });
  });

  it("requires the account number twice", () => {
    expect(payeeProblems({ ...emptyPayee, way: "bank", ...account })).toEqual({});
    const differs = payeeProblems({ ...emptyPayee, way: "bank", ...account, numberAgain: "123456789013" });
    expect(differs).toEqual({ numberAgain: sellerBusinessMessages.numbersDiffer });
  });

  it("sends only the fields of the chosen option", () => {
    expect(toPayeeBody({ ...emptyPayee, upi: "a@b", ...account, way: "wallet" })).toEqual({ way: "wallet" });
  });
});
