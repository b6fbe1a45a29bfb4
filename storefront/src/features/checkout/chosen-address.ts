import type { Address } from "@haat/api-contract/account/schemas";
import type { AddressDraft } from "../address/address-form";

/** Stands where the id of a saved address would: the form is asked. */
export const anotherAddress = "another";

/**
 * What the order is sent to: what was chosen as long as it is there, else what is being typed, else the default of the
 * book, which stands first. Only the address line tells that somebody is typing an address: everything else the form
 * fills in itself, sometimes with what was known at another time.
 */
export function chosenAddress(
  choice: string | null,
  addresses: readonly Address[],
  draft: Pick<AddressDraft, "address">,
): string {
  const isThere = choice === anotherAddress || addresses.some(({ _id }) => _id === choice);
  if (choice && isThere) return choice;
  return (draft.address.trim() ? undefined : addresses[0]?._id) ?? anotherAddress;
}
