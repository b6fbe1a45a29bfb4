import type { Route } from "../route";

const administrator = { token: "administrator" } as const;
const seen = { ...administrator, permission: "view_earnings" } as const;

/** Sellers' earnings, as the back office sees and pays them out. */
export const sellerPayoutRoutes = {
  listSellerBalances: { method: "GET", path: "/back-office/seller-earnings", ...seen },
  getEarningsOfSeller: { method: "GET", path: "/back-office/sellers/:id/earnings", ...seen },
  listEarningLinesOfSeller: { method: "GET", path: "/back-office/sellers/:id/earnings/lines", ...seen },
  listPayoutsOfSeller: { method: "GET", path: "/back-office/sellers/:id/payouts", ...seen },
  recordPayout: {
    method: "POST",
    path: "/back-office/sellers/:id/payouts",
    ...administrator,
    permission: "edit_seller",
  },
} as const satisfies Record<string, Route>;
