const all = (subject: string) => ["view", "add", "edit", "delete"].map((act) => `${act}_${subject}`);
const viewAndEdit = (subject: string) => ["view", "edit"].map((act) => `${act}_${subject}`);

/** The permissions that the server itself asks for; seeded, so that roles can be made of them. */
export const permissionNames: string[] = [
  ...["category", "subcategory", "product", "banner", "role", "permission", "staff"].flatMap(all),
  ...["order", "customer", "seller", "payment", "settings"].flatMap(viewAndEdit),
  "view_earnings",
];
