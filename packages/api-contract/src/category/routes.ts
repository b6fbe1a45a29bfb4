import type { Route } from "../call";

export const categoryRoutes = {
  listAllCategories: { method: "GET", path: "/Category", token: "optional" },
  addCategory: { method: "POST", path: "/Category", token: "administrator", permission: "add_category" },
  updateCategory: { method: "PUT", path: "/Category/:id", token: "administrator", permission: "edit_category" },
  deleteCategory: { method: "DELETE", path: "/Category/:id", token: "administrator", permission: "delete_category" },
  listAllSubCategories: { method: "GET", path: "/subcategory", token: "optional" },
  addSubCategory: {
    method: "POST",
    path: "/subcategory/:categoryId",
    token: "administrator",
    permission: "add_subcategory",
  },
  updateSubCategory: {
    method: "PUT",
    path: "/subcategory/:id",
    token: "administrator",
    permission: "edit_subcategory",
  },
  deleteSubCategory: {
    method: "DELETE",
    path: "/subcategory/:id",
    token: "administrator",
    permission: "delete_subcategory",
  },
} as const satisfies Record<string, Route>;
