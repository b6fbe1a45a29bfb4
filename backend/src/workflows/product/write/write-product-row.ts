import { generateEntityId } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../../database/one-transaction";
import type { ShopGround } from "../../../engine/shop-ground";
import type { Details } from "../to-details";

/** What is undefined stays. */
export type ProductRow = {
  id: string;
  title: string | undefined;
  description: string | undefined;
  status: boolean | undefined;
  /** Grams. */
  weight: number | undefined;
};

const statusOf = (status: boolean | undefined) => (status === undefined ? null : status ? "published" : "draft");

export async function insertProduct(
  transaction: OneTransaction,
  { id, title = "", description = "", status, weight = 0 }: ProductRow,
  { slug, ground }: { slug: string; ground: ShopGround },
): Promise<void> {
  await transaction.run(
    "INSERT INTO product (id, title, handle, description, status, weight) VALUES (?, ?, ?, ?, ?, ?)",
    [id, title, slug, description, statusOf(status) ?? "draft", weight],
  );
  await transaction.run("INSERT INTO product_sales_channel (id, product_id, sales_channel_id) VALUES (?, ?, ?)", [
    generateEntityId(undefined, "prodsc"),
    id,
    ground.salesChannelId,
  ]);
  await transaction.run("INSERT INTO product_shipping_profile (id, product_id, shipping_profile_id) VALUES (?, ?, ?)", [
    generateEntityId(undefined, "prodsp"),
    id,
    ground.shippingProfileId,
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

const columns = {
  brand: "text",
  model_number: "text",
  hsn_code: "text",
  videos: "text[]",
  attributes: "jsonb",
  offers: "jsonb",
  specifications: "jsonb",
  shipping: "jsonb",
  return_policy: "jsonb",
  seo_title: "text",
  seo_description: "text",
  seo_keywords: "text[]",
  og_title: "text",
  og_description: "text",
  og_image: "text",
  canonical_url: "text",
  is_featured: "boolean",
  in_stock: "boolean",
} as const satisfies Record<keyof Details, string>;

const names = Object.keys(columns).join(", ");
const typed = Object.entries(columns)
  .map(([name, type]) => `${name} ${type}`)
  .join(", ");
const kept = Object.keys(columns)
  .map((name) => `${name} = excluded.${name}`)
  .join(", ");

/** A JSON null is one of SQL: `jsonb_to_recordset` would keep it as a value. */
export async function writeDetails(transaction: OneTransaction, productId: string, details: Details): Promise<void> {
  const values = Object.keys(columns)
    .map((name) => (name === "shipping" || name === "return_policy" ? `NULLIF(${name}, 'null'::jsonb)` : name))
    .join(", ");
  await transaction.run(
    `INSERT INTO product_details (id, product_id, ${names})
     SELECT :id, :productId, ${values} FROM jsonb_to_record(CAST(:details AS jsonb)) AS d(${typed})
     ON CONFLICT (product_id) WHERE deleted_at IS NULL DO UPDATE SET ${kept}, updated_at = now()`,
    { id: generateEntityId(undefined, "prodd"), productId, details: JSON.stringify(details) },
  );
}
