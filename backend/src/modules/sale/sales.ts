import type { Sale, SaleFields, SalesQuery } from "@haat/api-contract/sale/schemas";
import type { Run } from "#database/database";
import { instantSql, type Page, pageOf, versionSql } from "#database/page-of";
import { containing } from "#database/text-search";
import { momentTasksSql, msUntil } from "#queue/moments";
import { offerProductsSql, offerStatusSql } from "#sql/offer-sql";

/** What is kept of a sale besides its price list. */
export type SaleRow = Pick<SaleFields, "percent" | "categoryId" | "subCategoryId" | "brand" | "productIds"> & {
  id: string;
};

const statusSql = offerStatusSql("l");

/** The wire fields of a sale `s` with its price list `l`. */
const columns = `s.id AS _id, l.title, s.percent, s.category_id AS "categoryId", s.sub_category_id AS "subCategoryId", s.brand,
  ${offerProductsSql("s.product_ids")} AS products,
  ${instantSql("l.starts_at")} AS "startsAt", ${instantSql("l.ends_at")} AS "endsAt", ${statusSql} AS status, l.prices AS variants,
  ${versionSql("s.updated_at")} AS version`;

/** Reads and writes sales, in a transaction or without one. */
export class Sales {
  constructor(private readonly database: { run: Run }) {}

  list({ search, status, ...wanted }: SalesQuery): Promise<Page<Sale>> {
    return pageOf<Sale>(
      this.database.run,
      {
        name: "sales",
        select: columns,
        from: `sale s JOIN haat_sale_list l ON l.id = s.id
                WHERE ($1::text IS NULL OR l.title ILIKE $1) AND ($2::text IS NULL OR ${statusSql} = $2)`,
        order: "l.starts_at DESC, s.id",
        values: [containing(search), status ?? null],
      },
      wanted,
    );
  }

  /** The sale, locked until the transaction ends. */
  async lock(id: string): Promise<Sale | null> {
    const [row] = await this.database.run<Sale>({
      name: "sale-lock",
      text: `SELECT ${columns} FROM sale s JOIN haat_sale_list l ON l.id = s.id WHERE s.id = $1 FOR UPDATE OF s`,
      values: [id],
    });
    return row ?? null;
  }

  /** Adds a sale, or replaces what is kept of it. */
  async save({ id, percent, categoryId, subCategoryId, brand, productIds }: SaleRow): Promise<void> {
    await this.database.run({
      name: "sale-save",
      text: `INSERT INTO sale (id, percent, category_id, sub_category_id, brand, product_ids) VALUES ($1, $2, $3, $4, $5, $6::text[])
             ON CONFLICT (id) DO UPDATE SET percent = $2, category_id = $3, sub_category_id = $4, brand = $5, product_ids = $6,
               updated_at = clock_timestamp()`,
      values: [id, percent, categoryId, subCategoryId, brand, productIds],
    });
  }

  /** Adds the tasks that publish a sale's start and end. */
  async schedule(id: string, moments: readonly string[]): Promise<void> {
    const values = [JSON.stringify({ id }), moments];
    await this.database.run({ name: "sale-schedule", text: momentTasksSql("publish-sale"), values });
  }

  /** Milliseconds until a moment. */
  msUntil = (at: string): Promise<number> => msUntil(this.database.run, at);

  /** When the running transaction began, by the database's clock. */
  async now(): Promise<string> {
    const [row] = await this.database.run<{ at: string }>({
      name: "sale-now",
      text: `SELECT ${instantSql("now()")} AS at`,
      values: [],
    });
    return row?.at ?? "";
  }

  async remove(id: string): Promise<void> {
    await this.database.run({ name: "sale-remove", text: "DELETE FROM sale WHERE id = $1", values: [id] });
  }
}
