import type { Route } from "../call";

/** A seller's own catalogue. */
export const sellerProductRoutes = {
  listSellerProducts: { method: "GET", path: "/seller/products", token: "seller" },
  createSellerProduct: { method: "POST", path: "/seller/products", token: "seller" },
  readSellerProduct: { method: "GET", path: "/seller/products/:id", token: "seller" },
  updateSellerProduct: { method: "PUT", path: "/seller/products/:id", token: "seller" },
  deleteSellerProduct: { method: "DELETE", path: "/seller/products/:id", token: "seller" },
  changeStockAndPrice: { method: "PUT", path: "/seller/products/:id/stock-and-price", token: "seller" },
  uploadSellerFile: { method: "POST", path: "/seller/upload", token: "seller" },
} as const satisfies Record<string, Route>;

/** Staff's decisions on sellers' products. */
export const productApprovalRoutes = {
  reviewProduct: {
    method: "PUT",
    path: "/back-office/products/:id/approval",
    token: "administrator",
    permission: "edit_product",
  },
} as const satisfies Record<string, Route>;
