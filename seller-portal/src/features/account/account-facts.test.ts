import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { accountFacts } from "./account-facts";

const aSeller = (change: Partial<SellerMe> = {}): SellerMe => ({
  _id: "sel_1",
  email: "asha@example.in",
  emailVerified: true,
  mobileNumber: "+919876543210",
  mobileVerified: true,
  sellerType: "ALL_CATEGORIES",
  gstNumber: null,
  panNumber: null,
  state: "waiting",
  reason: "",
  reviewAskedAt: null,
  createdAt: "2026-11-22T20:00:00.000Z",
  ...change,
});
const valuesOf = (seller: SellerMe) => Object.fromEntries(accountFacts(seller).map(({ name, value }) => [name, value]));

describe("an account's facts", () => {
  it("lists the registration data, with times in India's time zone", () => {
    expect(valuesOf(aSeller())).toEqual({
      Email: "asha@example.in",
      "Mobile number": "+91 98765 43210",
      Sells: "All categories",
      GSTIN: "Not provided",
      "Registered on": "23 November 2026",
    });
  });

  it("shows the PAN for a seller of books", () => {
    expect(valuesOf(aSeller({ sellerType: "BOOKS_ONLY", panNumber: "ABCDE1234F" }))).toMatchObject({
      Sells: "Books only",
      PAN: "ABCDE1234F",
    });
    expect(valuesOf(aSeller({ sellerType: "BOOKS_ONLY" }))).not.toHaveProperty("GSTIN");
  });
});
