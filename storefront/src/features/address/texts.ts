import { accountMessages } from "@haat/api-contract/account/messages";

/** Texts of the address book and the address form. */
export const addressTexts = {
  ...accountMessages,
  add: "Add address",
  edit: "Edit",
  editOf: (name: string, city: string) => `Edit the address of ${name}, ${city}`,
  remove: "Remove",
  removeOf: (name: string, city: string) => `Remove the address of ${name}, ${city}`,
  makeDefault: "Set as default",
  makeDefaultOf: (name: string, city: string) => `Set as default: the address of ${name}, ${city}`,
  isDefault: "Default",
  useAsDefault: "Use this as my default address",
  newTitle: "New address",
  editTitle: "Edit address",
  save: "Save address",
  saving: "Saving...",
  removeTitle: "Remove this address?",
  removeText: (name: string, city: string) =>
    `The address of ${name} in ${city} is removed from your address book. Existing orders are not affected.`,
  keep: "Keep address",
  emptyTitle: "No saved addresses yet",
  emptyText: "Save an address to select it quickly at checkout.",
} as const;
