import type { Route } from "../route";

/** Reviews belong to the product, and so does the permission to look after them. */
export const reviewRoutes = {
  listStaffReviews: {
    method: "GET",
    path: "/back-office/reviews",
    token: "administrator",
    permission: "view_product",
  },
  moderateReview: {
    method: "PUT",
    path: "/back-office/reviews/:id",
    token: "administrator",
    permission: "edit_product",
  },
} as const satisfies Record<string, Route>;
