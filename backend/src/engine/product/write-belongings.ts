import { generateEntityId } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";

/** Sets the product's pictures, in this order. A picture that stays keeps its row. The first one is the thumbnail. */
export async function writePictures(transaction: OneTransaction, productId: string, urls: string[]): Promise<void> {
  const rows = urls.map((url, rank) => ({ id: generateEntityId(undefined, "img"), url, rank }));
  await transaction.run(
    `WITH wanted AS (SELECT * FROM jsonb_to_recordset(CAST(:rows AS jsonb)) AS w(id text, url text, rank int)),
     there AS (SELECT DISTINCT ON (i.url) i.id, i.url FROM image i
                WHERE i.product_id = :productId AND i.deleted_at IS NULL ORDER BY i.url, i.rank, i.id),
     gone AS (UPDATE image SET deleted_at = now(), updated_at = now()
               WHERE product_id = :productId AND deleted_at IS NULL
                 AND id NOT IN (SELECT t.id FROM there t JOIN wanted w USING (url))),
     moved AS (UPDATE image i SET rank = w.rank, updated_at = now() FROM there t JOIN wanted w USING (url)
                WHERE i.id = t.id AND i.rank <> w.rank)
     INSERT INTO image (id, url, rank, product_id)
     SELECT w.id, w.url, w.rank, :productId FROM wanted w WHERE w.url NOT IN (SELECT url FROM there)`,
    { rows: JSON.stringify(rows), productId },
  );
  await transaction.run("UPDATE product SET thumbnail = ? WHERE id = ?", [urls[0] ?? null, productId]);
}

/** Sets the product's tags and creates those that don't exist yet. */
export async function writeTags(transaction: OneTransaction, productId: string, values: string[]): Promise<void> {
  const rows = values.map((value) => ({ id: generateEntityId(undefined, "ptag"), value }));
  await transaction.run(
    `INSERT INTO product_tag (id, value)
     SELECT id, value FROM jsonb_to_recordset(CAST(? AS jsonb)) AS w(id text, value text)
     ON CONFLICT (value) WHERE deleted_at IS NULL DO NOTHING`,
    [JSON.stringify(rows)],
  );
  await transaction.run("DELETE FROM product_tags WHERE product_id = ?", [productId]);
  await transaction.run(
    `INSERT INTO product_tags (product_id, product_tag_id)
     SELECT ?, id FROM product_tag WHERE value = ANY (?) AND deleted_at IS NULL`,
    [productId, values],
  );
}

/** Makes this the product's only category. */
export async function writePlace(transaction: OneTransaction, productId: string, categoryId: string): Promise<void> {
  await transaction.run("DELETE FROM product_category_product WHERE product_id = ? AND product_category_id <> ?", [
    productId,
    categoryId,
  ]);
  await transaction.run(
    "INSERT INTO product_category_product (product_id, product_category_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
    [productId, categoryId],
  );
}
