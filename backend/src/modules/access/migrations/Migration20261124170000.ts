import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** As they were when this was written: a migration does the same for ever. */
const descriptions = {
  view_category: "See categories.",
  add_category: "Add categories.",
  edit_category: "Change categories.",
  delete_category: "Delete categories.",
  view_subcategory: "See sub-categories.",
  add_subcategory: "Add sub-categories.",
  edit_subcategory: "Change sub-categories.",
  delete_subcategory: "Delete sub-categories.",
  view_product: "See products, their stock and reviews.",
  add_product: "Add products, their stock and reviews.",
  edit_product: "Change products, their stock and reviews.",
  delete_product: "Delete products, their stock and reviews.",
  view_banner: "See banners of the home page.",
  add_banner: "Add banners of the home page.",
  edit_banner: "Change banners of the home page.",
  delete_banner: "Delete banners of the home page.",
  view_role: "See roles and what they permit.",
  add_role: "Add roles and what they permit.",
  edit_role: "Change roles and what they permit.",
  delete_role: "Delete roles and what they permit.",
  view_permission: "See permissions.",
  add_permission: "Add permissions.",
  edit_permission: "Change permissions.",
  delete_permission: "Delete permissions.",
  view_staff: "See staff accounts and the audit log.",
  add_staff: "Add staff accounts and the audit log.",
  edit_staff: "Change staff accounts and the audit log.",
  delete_staff: "Delete staff accounts and the audit log.",
  view_order: "See orders, parcels and returns.",
  edit_order: "Change orders, parcels and returns.",
  view_customer: "See customers and their accounts.",
  edit_customer: "Change customers and their accounts.",
  view_seller: "See sellers, their business files and payouts.",
  edit_seller: "Change sellers, their business files and payouts.",
  view_payment: "See payments, refunds and reconciliation.",
  edit_payment: "Change payments, refunds and reconciliation.",
  view_settings: "See the shop's settings.",
  edit_settings: "Change the shop's settings.",
  view_earnings: "See earnings of the shop and its sellers.",
};

/** A permission's name is unique whatever its case, and the built-in ones say what they permit. */
export class Migration20261124170000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_permission_lower_name" ON "permission" (lower("name")) WHERE deleted_at IS NULL;`,
    );
    for (const [name, description] of Object.entries(descriptions)) {
      const text = description.replaceAll("'", "''");
      this.addSql(`UPDATE "permission" SET "description" = '${text}' WHERE "name" = '${name}' AND "description" = '';`);
    }
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_permission_lower_name";`);
  }
}
