import type { Route } from "../route";

export const parcelRoutes = {
  listSellerOrders: { method: "GET", path: "/seller/orders", token: "seller" },
  getSellerOrder: { method: "GET", path: "/seller/orders/:parcelId", token: "seller" },
  moveParcel: { method: "PUT", path: "/seller/orders/:parcelId/status", token: "seller" },
  correctTracking: { method: "PUT", path: "/seller/orders/:parcelId/tracking", token: "seller" },
  cancelParcel: { method: "PUT", path: "/seller/orders/:parcelId/cancel", token: "seller" },
  listSellerReturns: { method: "GET", path: "/seller/returns", token: "seller" },
  decideSellerReturn: { method: "PUT", path: "/seller/returns/:parcelId/status", token: "seller" },
} as const satisfies Record<string, Route>;
