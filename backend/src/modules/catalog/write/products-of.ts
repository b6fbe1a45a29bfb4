import { type Run, unprepared } from "#database/database";
import { productsOfSql } from "#engine/product/which-products-sql";

/**
 * Which products a changed thing belongs to, by the kind of thing; $1 are its ids. Soft-deleted rows are included, so
 * that deletions need no case of their own.
 */
const productsOf = {
  product: "SELECT unnest($1::text[]) AS id",
  ...productsOfSql,
  category: `${productsOfSql.category}
    UNION SELECT product_id FROM catalog_product WHERE category_id = ANY ($1) OR sub_category_id = ANY ($1)`,
  seller: "SELECT sp.product_id AS id FROM haat_seller_product sp WHERE sp.seller_id = ANY ($1)",
  order: `SELECT li.product_id AS id FROM haat_order_line li WHERE li.order_id = ANY ($1)`,
};

export type Kind = keyof typeof productsOf;

/** Ids of the products that these things belong to. */
export async function findProducts(run: Run, kind: Kind, ids: readonly string[]): Promise<string[]> {
  const rows = await run<{ id: string | null }>({
    // A new shop's orders grow faster than PostgreSQL's statistics.
    name: kind === "order" ? unprepared : `catalog-products-of-${kind}`,
    text: `SELECT DISTINCT id FROM (${productsOf[kind]}) found`,
    values: [ids],
  });
  return rows.map((row) => row.id).filter((id) => id !== null);
}
