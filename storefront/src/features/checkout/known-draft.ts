import type { Account, Address } from "@haat/api-contract/account/schemas";
import { type AddressDraft, type AddressField, addressFields, readDraft } from "../address/address-form";

type Known = {
  account: Pick<Account, "name" | "mobile"> | undefined;
  /** The last address, as far as there is one. */
  last: Pick<Address, "name" | "mobile"> | undefined;
  /** Where a delivery was asked about last; empty when never. */
  pincode: string;
};

/** What need not be typed: who it is, and where they looked whether something is delivered. */
export const knownDraft = ({ account, last, pincode }: Known): AddressDraft => ({
  ...readDraft(null),
  name: account?.name || last?.name || "",
  mobile: localMobile(account?.mobile || last?.mobile || ""),
  pincode,
});

/** The fields of which something is known for the first time: what was emptied on purpose is not filled in once more. */
export const newlyKnown = (known: AddressDraft, filled: ReadonlySet<AddressField>): AddressField[] =>
  addressFields.filter((field) => known[field] !== "" && !filled.has(field));

/** As people in India write it: without the country. */
const localMobile = (mobile: string): string => mobile.replace(/^\+?91(?=\d{10}$)/, "");
