import type { Route } from "../call";

const collections = "/back-office/collections";
const change = { token: "administrator", permission: "edit_product" } as const;

export const collectionRoutes = {
  listManagedCollections: { method: "GET", path: collections, token: "administrator", permission: "view_product" },
  addCollection: { method: "POST", path: collections, ...change },
  updateCollection: { method: "PUT", path: `${collections}/:id`, ...change },
  deleteCollection: { method: "DELETE", path: `${collections}/:id`, ...change },
} as const satisfies Record<string, Route>;
