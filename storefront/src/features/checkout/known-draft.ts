import type { Account, Address } from "@haat/api-contract/account/schemas";
import { type AddressDraft, type AddressField, addressFields, readDraft } from "../address/address-form";

type Known = {
  account: Pick<Account, "name" | "mobile"> | undefined;
  /** The last address, if there is one. */
  last: Pick<Address, "name" | "mobile"> | undefined;
  /** The pincode last checked for delivery; empty if there was none. */
  pincode: string;
};

/** Values that the shopper need not type: name, mobile number, and the pincode last checked for delivery. */
export const knownDraft = ({ account, last, pincode }: Known): AddressDraft => ({
  ...readDraft(null),
  name: account?.name || last?.name || "",
  mobile: localMobile(account?.mobile || last?.mobile || ""),
  pincode,
});

/** The fields whose value is known for the first time: a field that the shopper has cleared is not filled in again. */
export const newlyKnown = (known: AddressDraft, filled: ReadonlySet<AddressField>): AddressField[] =>
  addressFields.filter((field) => known[field] !== "" && !filled.has(field));

/** Without the country code, as it is usually written in India. */
const localMobile = (mobile: string): string => mobile.replace(/^\+?91(?=\d{10}$)/, "");
