import type { Route } from "../route";

export const fileRoutes = {
  uploadFile: {
    method: "POST",
    path: "/upload",
    token: "administrator",
    permission: [
      "add_product",
      "edit_product",
      "add_category",
      "edit_category",
      "add_subcategory",
      "edit_subcategory",
      "add_banner",
      "edit_banner",
    ],
  },
} as const satisfies Record<string, Route>;
