import type { SellerType } from "@haat/api-contract/seller/words";
import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";

/** The form's input values. */
export type RegistrationDraft = {
  mobileNumber: string;
  email: string;
  password: string;
  sellerType: SellerType;
  gstNumber: string;
  panNumber: string;
};

export const emptyDraft: RegistrationDraft = {
  mobileNumber: "",
  email: "",
  password: "",
  sellerType: "ALL_CATEGORIES",
  gstNumber: "",
  panNumber: "",
};

/** The request body: only the tax number that the seller type requires, whatever is in the other field. */
export function toRegistration({ gstNumber, panNumber, ...account }: RegistrationDraft) {
  return account.sellerType === "BOOKS_ONLY" ? { ...account, panNumber } : { ...account, gstNumber };
}

/** The field that the server's error belongs to, null if none. */
export function refusedField(sentence: string): "email" | "mobileNumber" | null {
  if (sentence === sellerLoginMessages.emailTaken) return "email";
  if (sentence === sellerLoginMessages.mobileTaken) return "mobileNumber";
  return null;
}
