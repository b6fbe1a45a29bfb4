import type { addressFieldLabels } from "@haat/api-contract/order/words";
import { isRecord } from "@haat/web/records";

export type AddressField = keyof typeof addressFieldLabels;
/** An address while it is being typed. */
export type AddressDraft = Record<AddressField, string>;

/**
 * In the form's order, which is also the order in which errors are reported. The pincode comes first because city and
 * state follow from it.
 */
export const addressFields = [
  "pincode",
  "city",
  "state",
  "address",
  "name",
  "mobile",
] as const satisfies AddressField[];

/** Errors for empty fields; for invalid values the contract has the message. */
export const missingTexts: Record<AddressField, string> = {
  name: "Please enter the recipient's name.",
  mobile: "Please enter the recipient's mobile number.",
  address: "Please enter the house number, street and area.",
  city: "Please enter the city or town.",
  state: "Please enter the state.",
  pincode: "Please enter the 6-digit pincode.",
};

/**
 * The field to correct first: the first empty field with an error, else the first one with an error, in the form's
 * order. Undefined without errors.
 */
export const fieldToMend = (
  errors: Partial<Record<AddressField, unknown>>,
  written: AddressDraft,
): AddressField | undefined => {
  const wrong = addressFields.filter((field) => errors[field]);
  return wrong.find((field) => !written[field].trim()) ?? wrong[0];
};

/** Reads a draft stored in the tab, or a saved address; unreadable fields are empty. */
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
