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
