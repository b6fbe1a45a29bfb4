import type { Run } from "#database/database";

/** The values of a product in the index, as read. */
export type CatalogRow = {
  id: string;
  category: string;
  sub_category: string;
  /** Empty: the shop itself. */
  seller: string;
  brand: string;
  /** Selling price in paise. */
  price: number;
  /** Stars in hundredths. */
  rating: number;
  reviews: number;
  /** Pieces sold in the last 30 days. */
  sold: number;
  in_stock: boolean;
  published: boolean;
  active: boolean;
  /** Microseconds since 1970. */
  created: number;
};

/** The texts by which the search finds a product; null if it is not active. */
export type Texts = readonly string[] | null;

/** A product after its last change; without a row it was removed. The texts are undefined if they were not read. */
export type Change = { id: string; version: number; row: CatalogRow | null; texts: Texts | undefined };

/**
 * Rows per statement: a row costs some 25 µs to apply, words included, and other requests must be answered in between.
 */
export const maxChanges = 1000;

/** $1: a version. Limited before any join, so that PostgreSQL does not start parallel workers for the whole catalogue. */
const changesAfter = (bound = "") => `
  (SELECT product_id, version FROM catalog_change
    WHERE version > $1::bigint${bound} ORDER BY version LIMIT ${maxChanges}) c`;

/**
 * The changes after a version, oldest first, at most `maxChanges`. Each product comes once, with its current values;
 * with `texts` those too.
 */
export async function readChanges(run: Run, after: number, { texts }: { texts: boolean }): Promise<Change[]> {
  const rows = await run<CatalogRow & { version: number; stands: boolean; texts?: Texts }>({
    name: texts ? "catalog-index-changes" : "catalog-index-fill",
    text: `
      SELECT c.product_id AS id, c.version::float8 AS version, p.product_id IS NOT NULL AS stands,
             COALESCE(p.category_id, '') AS category, COALESCE(p.sub_category_id, '') AS sub_category,
             COALESCE(p.seller_id, '') AS seller, p.brand,
             (p.price * 100)::float8 AS price, (p.rating * 100)::int AS rating, p.total_reviews AS reviews,
             p.units_30d AS sold, p.quantity > 0 AS in_stock, p.published, p.active,
             (extract(epoch FROM p.created_at) * 1000000)::float8 AS created${texts ? ", d.texts" : ""}
        FROM ${changesAfter()} LEFT JOIN catalog_product p USING (product_id)
        ${texts ? "LEFT JOIN catalog_document d USING (product_id)" : ""}
       ORDER BY c.version`,
    values: [after],
  });
  return rows.map(({ version, stands, texts, ...row }) => ({ id: row.id, version, row: stands ? row : null, texts }));
}

/** The texts of products whose last change is after a version and at most another, oldest first, at most `maxChanges`. */
export const readTexts = (
  run: Run,
  after: number,
  last: number,
): Promise<{ id: string; version: number; texts: Texts }[]> =>
  run({
    name: "catalog-index-texts",
    text: `
      SELECT c.product_id AS id, c.version::float8 AS version, d.texts
        FROM ${changesAfter(" AND version <= $2::bigint")} LEFT JOIN catalog_document d USING (product_id)
       ORDER BY c.version`,
    values: [after, last],
  });

/**
 * Pages of what was read after a version, oldest first. Each is read while the one before is applied; the last one is
 * not full.
 *
 * @throws what a read throws, when its page is asked for
 */
export async function* pagesAfter<Row extends { version: number }>(
  version: number,
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<{ rows: Row[]; isLast: boolean }> {
  for (let reading = read(version); ; ) {
    const rows = await reading;
    const last = rows.at(-1);
    const isLast = rows.length < maxChanges || !last;
    if (!isLast) reading = read(last.version);
    // Its failure is reported when it is awaited.
    reading.catch(() => undefined);
    yield { rows, isLast };
    if (isLast) return;
  }
}
