import type { Route } from "../route";

export const productRoutes = {
  createProduct: { method: "POST", path: "/product", token: "administrator", permission: "add_product" },
  updateProduct: { method: "PUT", path: "/product/:id", token: "administrator", permission: "edit_product" },
  deleteProduct: { method: "DELETE", path: "/product/:id", token: "administrator", permission: "delete_product" },
  listManagedProducts: {
    method: "GET",
    path: "/back-office/products",
    token: "administrator",
    permission: "view_product",
  },
  readManagedProduct: {
    method: "GET",
    path: "/back-office/products/:id",
    token: "administrator",
    permission: "view_product",
  },
} as const satisfies Record<string, Route>;
