import type { SellerType } from "@haat/api-contract/seller/words";
import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";

/** The form as it is typed. */
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

/** What is sent: of the two tax numbers the one that the type of seller is asked for, whatever was typed into the other. */
export function toRegistration({ gstNumber, panNumber, ...account }: RegistrationDraft) {
  return account.sellerType === "BOOKS_ONLY" ? { ...account, panNumber } : { ...account, gstNumber };
}

/** The field that the server's refusal is about; null where it is about none. */
export function refusedField(sentence: string): "email" | "mobileNumber" | null {
  if (sentence === sellerLoginMessages.emailTaken) return "email";
  if (sentence === sellerLoginMessages.mobileTaken) return "mobileNumber";
  return null;
}
