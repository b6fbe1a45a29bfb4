import { accountMessages } from "@haat/api-contract/account/messages";

/** What the address book and its form say. */
export const addressTexts = {
  ...accountMessages,
  add: "Add Address",
  edit: "Edit",
  editOf: (name: string, city: string) => `Edit the address of ${name}, ${city}`,
  remove: "Remove",
  removeOf: (name: string, city: string) => `Remove the address of ${name}, ${city}`,
  makeDefault: "Make Default",
  makeDefaultOf: (name: string, city: string) => `Make Default: the address of ${name}, ${city}`,
  isDefault: "Default",
  useAsDefault: "Use this as my default address",
  newTitle: "New Address",
  editTitle: "Edit Address",
  save: "Save Address",
  saving: "Saving...",
  removeTitle: "Remove this address?",
  removeText: (name: string, city: string) =>
    `The address of ${name} in ${city} is removed from your address book. Your orders keep it.`,
  keep: "Keep Address",
  emptyTitle: "No saved addresses yet",
  emptyText: "Save an address once, and choose it with one press when you order.",
} as const;
