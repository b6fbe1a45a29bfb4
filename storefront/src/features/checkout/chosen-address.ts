import type { Address } from "@haat/api-contract/account/schemas";
import { type AddressDraft, addressFields } from "../address/address-form";

/** Stands where the id of a saved address would: the form is asked. */
export const anotherAddress = "another";

/**
 * What the order is sent to: what was chosen as long as it is there, else what is being typed, else the default of the
 * book, which stands first. So nothing that somebody has typed vanishes behind an address that arrives later.
 */
export function chosenAddress(
  choice: string | null,
  addresses: readonly Address[],
  draft: AddressDraft,
  known: AddressDraft | null = null,
): string {
  const isThere = choice === anotherAddress || addresses.some(({ _id }) => _id === choice);
  if (choice && isThere) return choice;
  // What the form has filled in itself nobody has typed; city and state come with the pincode.
  const fields = known?.pincode && draft.pincode === known.pincode ? withoutPlace : addressFields;
  const isTyped = fields.some((field) => draft[field].trim() !== "" && draft[field] !== known?.[field]);
  return (isTyped ? undefined : addresses[0]?._id) ?? anotherAddress;
}

const withoutPlace = addressFields.filter((field) => field !== "city" && field !== "state");
