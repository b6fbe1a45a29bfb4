import type { SellerMe } from "@haat/api-contract/seller/schemas";
import type { BankAccount, Business, PickUp } from "@haat/api-contract/seller-business/schemas";

/** The forms' input values. */
export type PlaceDraft = {
  contactName: string;
  contactMobile: string;
  line: string;
  city: string;
  state: string;
  pincode: string;
};
export type BusinessDraft = PlaceDraft & {
  name: string;
  legalName: string;
  kind: string;
  gstNumber: string;
  panNumber: string;
};
export type BankAccountDraft = { holder: string; number: string; numberAgain: string; ifsc: string };

/** An Indian number without the country code. */
const local = (mobile: string) => mobile.replace(/^\+91/, "");

/** The contact of a new place defaults to the seller. */
export const toPlaceDraft = (place: PickUp | null, { mobileNumber }: Pick<SellerMe, "mobileNumber">): PlaceDraft => ({
  contactName: place?.contactName ?? "",
  contactMobile: local(place?.contactMobile ?? mobileNumber),
  line: place?.line ?? "",
  city: place?.city ?? "",
  state: place?.state ?? "",
  pincode: place?.pincode ?? "",
});

type Registered = Pick<SellerMe, "mobileNumber" | "gstNumber" | "panNumber">;

/** Prefilled from the registration; a GSTIN contains its PAN. */
export const toBusinessDraft = (business: Business | null, seller: Registered): BusinessDraft => ({
  ...toPlaceDraft(business, seller),
  name: business?.name ?? "",
  legalName: business?.legalName ?? "",
  kind: business?.kind ?? "",
  gstNumber: seller.gstNumber ?? "",
  panNumber: seller.panNumber ?? seller.gstNumber?.slice(2, 12) ?? "",
});

/** The API never returns the number: to change the account the seller enters it again. */
export const toBankAccountDraft = (account: BankAccount | null): BankAccountDraft => ({
  holder: account?.holder ?? "",
  number: "",
  numberAgain: "",
  ifsc: account?.ifsc ?? "",
});
