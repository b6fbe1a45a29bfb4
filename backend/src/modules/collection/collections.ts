import type {
  CollectionFields,
  ManagedCollection,
  ManagedCollectionsQuery,
} from "@haat/api-contract/collection/schemas";
import type { Run } from "#database/database";
import { instantSql, type Page, pageOf, versionSql } from "#database/page-of";
import { containing } from "#database/text-search";
import { toPaise } from "#money/rupees";
import { momentTasksSql } from "#queue/moments";
import { offerProductsSql, offerStatusSql } from "#sql/offer-sql";

/** Of a collection `c`. */
export const collectionStatusSql = `CASE WHEN NOT c.is_active THEN 'off' ELSE ${offerStatusSql("c")} END`;

const columns = `c.id AS _id, c.title, c.slug, c.description, c.category_id AS "categoryId",
  c.sub_category_id AS "subCategoryId", c.brand, ${offerProductsSql("c.product_ids")} AS products,
  (c.max_price_paise / 100.0)::float8 AS "maxPrice", c.min_rating AS "minRating", c.is_active AS "isActive",
  ${instantSql("c.starts_at")} AS "startsAt", ${instantSql("c.ends_at")} AS "endsAt", ${collectionStatusSql} AS status, ${versionSql("c.updated_at")} AS version`;

/** Reads and writes collections, in a transaction or without one. */
export class Collections {
  constructor(private readonly database: { run: Run }) {}

  list({ search, status, ...wanted }: ManagedCollectionsQuery): Promise<Page<ManagedCollection>> {
    return pageOf<ManagedCollection>(
      this.database.run,
      {
        name: "collections",
        select: columns,
        from: `shop_collection c
                WHERE ($1::text IS NULL OR c.title ILIKE $1 OR c.slug ILIKE $1) AND ($2::text IS NULL OR ${collectionStatusSql} = $2)`,
        order: "lower(c.title), c.id",
        values: [containing(search), status ?? null],
      },
      wanted,
    );
  }

  /** The collection, locked until the transaction ends. */
  async lock(id: string): Promise<ManagedCollection | null> {
    const [row] = await this.database.run<ManagedCollection>({
      name: "collection-lock",
      text: `SELECT ${columns} FROM shop_collection c WHERE c.id = $1 FOR UPDATE OF c`,
      values: [id],
    });
    return row ?? null;
  }

  /** Adds a collection, or replaces its fields. @returns false if another has its slug. */
  async save(id: string, collection: CollectionFields): Promise<boolean> {
    const { maxPrice, startsAt, endsAt } = collection;
    const rows = await this.database.run({
      name: "collection-save",
      text: `INSERT INTO shop_collection (id, title, slug, description, category_id, sub_category_id, brand, product_ids,
               max_price_paise, min_rating, is_active, starts_at, ends_at)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8::text[], $9::bigint, $10::int, $11::boolean, $12::timestamptz,
               $13::timestamptz
              WHERE NOT EXISTS (SELECT FROM shop_collection WHERE slug = $3 AND id <> $1)
             ON CONFLICT (id) DO UPDATE
                SET title = $2, slug = $3, description = $4, category_id = $5, sub_category_id = $6, brand = $7,
                    product_ids = $8, max_price_paise = $9, min_rating = $10, is_active = $11, starts_at = $12,
                    ends_at = $13, updated_at = clock_timestamp()
             RETURNING id`,
      values: [
        id,
        collection.title,
        collection.slug,
        collection.description,
        collection.categoryId,
        collection.subCategoryId,
        collection.brand,
        collection.productIds,
        maxPrice === null ? null : String(toPaise(maxPrice)),
        collection.minRating,
        collection.isActive,
        startsAt,
        endsAt,
      ],
    });
    return rows.length > 0;
  }

  /** Adds the tasks that publish a collection's start and end. */
  async schedule(moments: readonly string[]): Promise<void> {
    if (moments.length === 0) return;
    const values = ["{}", moments];
    await this.database.run({ name: "collection-schedule", text: momentTasksSql("publish-collections"), values });
  }

  async remove(id: string): Promise<void> {
    const text = "DELETE FROM shop_collection WHERE id = $1";
    await this.database.run({ name: "collection-remove", text, values: [id] });
  }
}
