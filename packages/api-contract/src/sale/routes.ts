import type { Route } from "../call";

const sales = "/back-office/sales";
const change = { token: "administrator", permission: "edit_product" } as const;

export const saleRoutes = {
  listSales: { method: "GET", path: sales, token: "administrator", permission: "view_product" },
  findSaleVariants: { method: "POST", path: `${sales}/variants`, ...change },
  listSalePrices: { method: "GET", path: `${sales}/:id/prices`, token: "administrator", permission: "view_product" },
  addSale: { method: "POST", path: sales, ...change },
  updateSale: { method: "PUT", path: `${sales}/:id`, ...change },
  endSale: { method: "POST", path: `${sales}/:id/end`, ...change },
  deleteSale: { method: "DELETE", path: `${sales}/:id`, ...change },
} as const satisfies Record<string, Route>;

const ofSeller = "/seller/sales";

export const sellerSaleRoutes = {
  listSellerSales: { method: "GET", path: ofSeller, token: "seller" },
  findSellerSaleVariants: { method: "POST", path: `${ofSeller}/variants`, token: "seller" },
  listSellerSalePrices: { method: "GET", path: `${ofSeller}/:id/prices`, token: "seller" },
  addSellerSale: { method: "POST", path: ofSeller, token: "seller" },
  updateSellerSale: { method: "PUT", path: `${ofSeller}/:id`, token: "seller" },
  endSellerSale: { method: "POST", path: `${ofSeller}/:id/end`, token: "seller" },
  deleteSellerSale: { method: "DELETE", path: `${ofSeller}/:id`, token: "seller" },
} as const satisfies Record<string, Route>;
