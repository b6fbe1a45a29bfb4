import type { PermissionName } from "@haat/api-contract/access/permission-names";

/** Publicly known, so created in demo mode only. */
export const demoAdministrator = { email: "admin@haat.test", password: "Haat@Admin1", name: "Asha Menon" } as const;

/** A member of staff who can only edit the catalogue. */
export const demoEditor = { email: "editor@haat.test", password: "Haat@Editor1", name: "Vikram Iyer" } as const;

/** Sellers: one approved, and one waiting for approval. */
export const demoSellers = [
  { email: "seller@haat.test", password: "Haat@Seller1", mobile: "+919845010142", state: "approved" },
  { email: "books@haat.test", password: "Haat@Seller1", mobile: "+919845010143", state: "waiting" },
] as const;

/** The demo shop's staff role with its permissions. */
export const demoRole: { name: string; permissions: readonly PermissionName[] } = {
  name: "Catalogue editor",
  permissions: [
    "view_category",
    "add_category",
    "edit_category",
    "delete_category",
    "view_subcategory",
    "add_subcategory",
    "edit_subcategory",
    "delete_subcategory",
    "view_product",
    "add_product",
    "edit_product",
    "delete_product",
    "view_banner",
    "add_banner",
    "edit_banner",
    "delete_banner",
  ],
};
