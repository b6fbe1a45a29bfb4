import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import type { Details } from "./details";

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
/** Converts a JSON null to SQL's: `jsonb_to_record` would keep it as a value. */
const given = Object.keys(columns)
  .map((name) => (name === "shipping" || name === "return_policy" ? `NULLIF(${name}, 'null'::jsonb)` : name))
  .join(", ");

/** Writes all of a product's details. */
export async function writeDetails(run: Run, productId: string, details: Details): Promise<void> {
  await run({
    name: "product-details-write",
    text: `INSERT INTO product_details (id, product_id, ${names})
           SELECT $1, $2, ${given} FROM jsonb_to_record($3::jsonb) AS d(${typed})
           ON CONFLICT (product_id) WHERE deleted_at IS NULL DO UPDATE SET ${kept}, updated_at = now()`,
    values: [generateEntityId(undefined, "prodd"), productId, JSON.stringify(details)],
  });
}
