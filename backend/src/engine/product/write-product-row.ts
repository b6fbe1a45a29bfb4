import { generateEntityId } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import type { StoreDefaults } from "../store-defaults";

/** Undefined fields are left unchanged. */
export type ProductRow = {
  id: string;
  title: string | undefined;
  description: string | undefined;
  status: boolean | undefined;
  /** Grams. */
  weight: number | undefined;
};

const statusOf = (status: boolean | undefined) => (status === undefined ? null : status ? "published" : "draft");

/** Creates a product in the shop's sales channel, with its shipping profile. */
export async function insertProduct(
  transaction: OneTransaction,
  { id, title = "", description = "", status, weight = 0 }: ProductRow,
  { slug, storeDefaults }: { slug: string; storeDefaults: StoreDefaults },
): Promise<void> {
  await transaction.run(
    "INSERT INTO product (id, title, handle, description, status, weight) VALUES (?, ?, ?, ?, ?, ?)",
    [id, title, slug, description, statusOf(status) ?? "draft", weight],
  );
  await transaction.run("INSERT INTO product_sales_channel (id, product_id, sales_channel_id) VALUES (?, ?, ?)", [
    generateEntityId(undefined, "prodsc"),
    id,
    storeDefaults.salesChannelId,
  ]);
  await transaction.run("INSERT INTO product_shipping_profile (id, product_id, shipping_profile_id) VALUES (?, ?, ?)", [
    generateEntityId(undefined, "prodsp"),
    id,
    storeDefaults.shippingProfileId,
  ]);
}

export async function updateProductRow(transaction: OneTransaction, row: ProductRow): Promise<void> {
  await transaction.run(
    `UPDATE product SET title = COALESCE(:title, title), description = COALESCE(:description, description),
            status = COALESCE(:status, status), weight = COALESCE(:weight, weight), updated_at = now() WHERE id = :id`,
    {
      id: row.id,
      title: row.title ?? null,
      description: row.description ?? null,
      status: statusOf(row.status),
      weight: row.weight ?? null,
    },
  );
}
