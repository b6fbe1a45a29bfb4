import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Permission descriptions, before and after. Unchanged ones are not listed. */
const changedSubjects: Record<string, readonly [was: string, is: string]> = {
  banner: ["banners of the home page", "home page banners"],
  role: ["roles and what they permit", "roles and their permissions"],
  seller: ["sellers, their business files and payouts", "sellers, their business profiles and payouts"],
};
const subjects: Record<string, string> = {
  category: "categories",
  subcategory: "sub-categories",
  product: "products, their stock and reviews",
  permission: "permissions",
  staff: "staff accounts and the audit log",
  order: "orders, parcels and returns",
  customer: "customers and their accounts",
  payment: "payments, refunds and reconciliation",
  settings: "the shop's settings and failed tasks",
};
const acts: Record<string, readonly [was: string, is: string]> = {
  view: ["See", "View"],
  add: ["Add", "Add"],
  edit: ["Change", "Edit"],
  delete: ["Delete", "Delete"],
};

const rewritten = (): { name: string; was: string; is: string }[] => [
  ...Object.entries(acts).flatMap(([act, [actWas, actIs]]) =>
    [
      ...Object.entries(changedSubjects),
      ...Object.entries(subjects).map(([name, text]) => [name, [text, text]] as const),
    ]
      .map(([subject, [was, is]]) => ({ name: `${act}_${subject}`, was: `${actWas} ${was}.`, is: `${actIs} ${is}.` }))
      .filter(({ was, is }) => was !== is),
  ),
  {
    name: "view_earnings",
    was: "See earnings of the shop and its sellers.",
    is: "View earnings of the shop and its sellers.",
  },
];

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Updates the descriptions of built-in permissions to the wording of the screens, unless staff have edited them. */
export class Migration20261126233000 extends Migration {
  override async up(): Promise<void> {
    for (const { name, was, is } of rewritten()) this.describe(name, was, is);
  }

  override async down(): Promise<void> {
    for (const { name, was, is } of rewritten()) this.describe(name, is, was);
  }

  private describe(name: string, was: string, is: string): void {
    this.addSql(
      `UPDATE "permission" SET "description" = ${quoted(is)} WHERE "name" = ${quoted(name)} AND "description" = ${quoted(was)};`,
    );
  }
}
