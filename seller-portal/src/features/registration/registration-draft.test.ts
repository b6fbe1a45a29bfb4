import { registerSellerBodySchema } from "@haat/api-contract/seller-login/schemas";
import { emptyDraft, refusedField, toRegistration } from "./registration-draft";

const draft = {
  ...emptyDraft,
  mobileNumber: "98765 43210",
  email: "asha@example.in",
  password: "three words together",
  gstNumber: "27ABCDE1234F1Z5",
  panNumber: "abcde1234f",
};
const sent = (change: object) => toRegistration({ ...draft, ...change });

describe("a registration", () => {
  // @spec registration-mobile-email-password
  it("sends the GSTIN of a seller of everything, and the PAN of a seller of books", () => {
    expect(sent({})).not.toHaveProperty("panNumber");
    expect(sent({ sellerType: "BOOKS_ONLY" })).not.toHaveProperty("gstNumber");
    expect(registerSellerBodySchema.parse(sent({ sellerType: "BOOKS_ONLY" }))).toMatchObject({
      panNumber: "ABCDE1234F",
      gstNumber: null,
    });
  });

  it("needs no GSTIN, and ignores an invalid one in the hidden field", () => {
    expect(registerSellerBodySchema.safeParse(sent({ gstNumber: "" })).success).toBe(true);
    expect(registerSellerBodySchema.safeParse(sent({ gstNumber: "wrong" })).success).toBe(false);
    expect(registerSellerBodySchema.safeParse(sent({ gstNumber: "wrong", sellerType: "BOOKS_ONLY" })).success).toBe(
      true,
    );
  });

  it.each([
    ["A seller account with this email already exists.", "email"],
    ["A seller account with this mobile number already exists.", "mobileNumber"],
    ["Registration failed.", null],
  ])("rejected with %j shows the error at %s", (sentence, field) => expect(refusedField(sentence)).toBe(field));
});
