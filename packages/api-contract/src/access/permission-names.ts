const subjects = ["category", "subcategory", "product", "banner", "role", "permission", "staff"] as const;
const kept = ["order", "customer", "seller", "payment", "settings"] as const;

export type PermissionName =
  | `${"view" | "add" | "edit" | "delete"}_${(typeof subjects)[number]}`
  | `${"view" | "edit"}_${(typeof kept)[number]}`
  | "view_earnings";

/** The permissions that the server checks. Others may be created, but nothing checks them. */
export const permissionNames: readonly PermissionName[] = [
  ...subjects.flatMap((subject) =>
    (["view", "add", "edit", "delete"] as const).map((act) => `${act}_${subject}` as const),
  ),
  ...kept.flatMap((subject) => (["view", "edit"] as const).map((act) => `${act}_${subject}` as const)),
  "view_earnings",
];

const subjectWords: Record<(typeof subjects)[number] | (typeof kept)[number], string> = {
  category: "categories",
  subcategory: "sub-categories",
  product: "products, their stock and reviews",
  banner: "home page banners",
  role: "roles and their permissions",
  permission: "permissions",
  staff: "staff accounts and the audit log",
  order: "orders, parcels and returns",
  customer: "customers and their accounts",
  seller: "sellers, their business profiles and payouts",
  payment: "payments, refunds and reconciliation",
  settings: "the shop's settings and failed tasks",
};
const actWords = { view: "View", add: "Add", edit: "Edit", delete: "Delete" } as const;

const described = (name: PermissionName): string => {
  if (name === "view_earnings") return "View earnings of the shop and its sellers.";
  const [act, subject] = name.split("_") as [keyof typeof actWords, keyof typeof subjectWords];
  return `${actWords[act]} ${subjectWords[subject]}.`;
};

/** What each permission allows, in words. */
export const permissionDescriptions = Object.fromEntries(
  permissionNames.map((name) => [name, described(name)]),
) as Record<PermissionName, string>;
