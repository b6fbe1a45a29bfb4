const subjects = ["category", "subcategory", "product", "banner", "role", "permission", "staff"] as const;
const kept = ["order", "customer", "seller", "payment", "settings"] as const;

export type PermissionName =
  | `${"view" | "add" | "edit" | "delete"}_${(typeof subjects)[number]}`
  | `${"view" | "edit"}_${(typeof kept)[number]}`
  | "view_earnings";

/** The permissions that the server itself asks for. Others may be made; nothing asks for them. */
export const permissionNames: readonly PermissionName[] = [
  ...subjects.flatMap((subject) =>
    (["view", "add", "edit", "delete"] as const).map((act) => `${act}_${subject}` as const),
  ),
  ...kept.flatMap((subject) => (["view", "edit"] as const).map((act) => `${act}_${subject}` as const)),
  "view_earnings",
];
