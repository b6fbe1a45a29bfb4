import type { Route } from "../call";

/** Recording of couriers' deliveries and collected cash in the back office. */
export const parcelCashRoutes = {
  previewRemittance: {
    method: "POST",
    path: "/back-office/remittances/preview",
    token: "administrator",
    permission: "edit_payment",
  },
  recordRemittance: {
    method: "POST",
    path: "/back-office/remittances",
    token: "administrator",
    permission: "edit_payment",
  },
  confirmParcelDelivery: {
    method: "PUT",
    path: "/back-office/parcels/:parcelId/delivered",
    token: "administrator",
    permission: "edit_order",
  },
  correctParcelTracking: {
    method: "PUT",
    path: "/back-office/parcels/:parcelId/tracking",
    token: "administrator",
    permission: "edit_order",
  },
  correctOrderTracking: {
    method: "PUT",
    path: "/back-office/orders/:id/tracking",
    token: "administrator",
    permission: "edit_order",
  },
  recordParcelCash: {
    method: "POST",
    path: "/back-office/parcels/:parcelId/cash",
    token: "administrator",
    permission: "edit_payment",
  },
} as const satisfies Record<string, Route>;
