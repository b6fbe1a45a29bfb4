import type { SellerMe } from "@haat/api-contract/seller/schemas";
import type { BankAccount, Business, PickUp } from "@haat/api-contract/seller-business/schemas";

/** The forms as they are typed. */
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

/** A number as Indians write it, without the country. */
const local = (mobile: string) => mobile.replace(/^\+91/, "");

/** A new place's contact is the seller, until another is named. */
export const toPlaceDraft = (place: PickUp | null, { mobileNumber }: Pick<SellerMe, "mobileNumber">): PlaceDraft => ({
  contactName: place?.contactName ?? "",
  contactMobile: local(place?.contactMobile ?? mobileNumber),
  line: place?.line ?? "",
  city: place?.city ?? "",
  state: place?.state ?? "",
  pincode: place?.pincode ?? "",
});

type Registered = Pick<SellerMe, "mobileNumber" | "gstNumber" | "panNumber">;

/** What the seller registered with is there already; a GSTIN has its PAN inside. */
export const toBusinessDraft = (business: Business | null, seller: Registered): BusinessDraft => ({
  ...toPlaceDraft(business, seller),
  name: business?.name ?? "",
  legalName: business?.legalName ?? "",
  kind: business?.kind ?? "",
  gstNumber: seller.gstNumber ?? "",
  panNumber: seller.panNumber ?? seller.gstNumber?.slice(2, 12) ?? "",
});

/** The number is never told: whoever changes the account types it anew. */
export const toBankAccountDraft = (account: BankAccount | null): BankAccountDraft => ({
  holder: account?.holder ?? "",
  number: "",
  numberAgain: "",
  ifsc: account?.ifsc ?? "",
});
