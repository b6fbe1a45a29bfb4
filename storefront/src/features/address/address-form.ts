import type { addressFieldLabels } from "@haat/api-contract/order/words";
import { isRecord } from "@haat/web/records";

export type AddressField = keyof typeof addressFieldLabels;
/** The address as it is being typed. */
export type AddressDraft = Record<AddressField, string>;

/**
 * In the order in which the form asks, which is also the order in which it looks for the first thing missing. The
 * pincode comes first: it tells city and state.
 */
export const addressFields = [
  "pincode",
  "city",
  "state",
  "address",
  "name",
  "mobile",
] as const satisfies AddressField[];

/** Said under a field that is empty; anything else that is wrong with it, the contract says. */
export const missingTexts: Record<AddressField, string> = {
  name: "Please enter the recipient's name.",
  mobile: "Please enter the recipient's mobile number.",
  address: "Please enter the house number, street and area.",
  city: "Please enter the city or town.",
  state: "Please enter the state.",
  pincode: "Please enter the 6-digit pincode.",
};

/**
 * The field that is named first of those with an error: an empty one before one that is wrong, in the form's order.
 * Undefined where there is none.
 */
export const fieldToMend = (
  errors: Partial<Record<AddressField, unknown>>,
  written: AddressDraft,
): AddressField | undefined => {
  const wrong = addressFields.filter((field) => errors[field]);
  return wrong.find((field) => !written[field].trim()) ?? wrong[0];
};

/** A draft that was kept in the tab, or an address that was saved, as far as it is readable. */
export function readDraft(kept: unknown): AddressDraft {
  const text = (field: AddressField): string => {
    const value = isRecord(kept) ? kept[field] : undefined;
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    mobile: text("mobile"),
    address: text("address"),
    city: text("city"),
    state: text("state"),
    pincode: text("pincode"),
  };
}
