import type { Route } from "../route";

/** What couriers have collected, as the back office records it. */
export const parcelCashRoutes = {
  recordParcelCash: {
    method: "POST",
    path: "/back-office/parcels/:parcelId/cash",
    token: "administrator",
    permission: "edit_payment",
  },
} as const satisfies Record<string, Route>;
