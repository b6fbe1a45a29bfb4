import type { Sale, SalesQuery } from "@haat/api-contract/sale/schemas";
import type { Run } from "#database/database";
import { instantSql, type Page, pageOf, versionSql } from "#database/page-of";
import { containing } from "#database/text-search";
import { addTasksSql } from "#queue/task-sql";

/** How long before a sale's start or end its task is fetched. */
const leadSeconds = 5;

/** What is kept of a sale besides its price list. */
export type SaleRow = Pick<Sale, "percent" | "categoryId" | "subCategoryId" | "brand"> & { id: string };

const statusSql = `CASE WHEN l.starts_at > now() THEN 'scheduled' WHEN l.ends_at > now() THEN 'running' ELSE 'over' END`;

/** The wire fields of a sale `s` with its price list `l`. */
const columns = `s.id AS _id, l.title, s.percent, s.category_id AS "categoryId", s.sub_category_id AS "subCategoryId", s.brand,
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
  async save({ id, percent, categoryId, subCategoryId, brand }: SaleRow): Promise<void> {
    await this.database.run({
      name: "sale-save",
      text: `INSERT INTO sale (id, percent, category_id, sub_category_id, brand) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (id) DO UPDATE SET percent = $2, category_id = $3, sub_category_id = $4, brand = $5, updated_at = clock_timestamp()`,
      values: [id, percent, categoryId, subCategoryId, brand],
    });
  }

  /**
   * Adds the tasks that publish a sale's start and end. They are fetched a little early, and wait for the moment itself:
   * the queue asks for due tasks every other second.
   */
  async schedule(id: string, moments: readonly string[]): Promise<void> {
    await this.database.run({
      name: "sale-schedule",
      text: addTasksSql(
        `SELECT 'publish-sale' AS name, json_build_object('id', $1::text, 'at', m.at) AS payload, '' AS key, '' AS queue,
                m.at::timestamptz - interval '${leadSeconds} seconds' AS run_at
           FROM unnest($2::text[]) AS m(at)`,
      ),
      values: [id, moments],
    });
  }

  /** Milliseconds until a moment, by the database's clock, which decides when prices hold; negative once it has passed. */
  async msUntil(at: string): Promise<number> {
    const [row] = await this.database.run<{ ms: number }>({
      name: "sale-ms-until",
      text: "SELECT (extract(epoch FROM $1::timestamptz - clock_timestamp()) * 1000)::float8 AS ms",
      values: [at],
    });
    return row?.ms ?? 0;
  }

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
