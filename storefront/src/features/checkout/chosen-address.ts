import type { Address } from "@haat/api-contract/account/schemas";
import type { AddressDraft } from "../address/address-form";

/** Used instead of a saved address's id: the form's address is used. */
export const anotherAddress = "another";

/**
 * The address of the order: the chosen one as long as it exists, else the typed one, else the address book's default,
 * which is its first entry. Only the address line shows that an address is being typed: all other fields may be filled
 * in automatically, possibly from older values.
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
