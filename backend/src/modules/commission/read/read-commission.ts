import type {
  CategoryCommission,
  SellerCommission,
  SellerCommissionsQuery,
} from "@haat/api-contract/commission/schemas";
import type { Run } from "#database/database";
import { type Page, pageOf, versionSql } from "#database/page-of";
import { containing } from "#database/text-search";
import { usualCommissionSql } from "#sql/shop-rules-sql";
import { noRate } from "../rates";

const rate = `cr.percent::float8 AS percent, COALESCE(${versionSql("cr.updated_at")}, '${noRate}') AS version`;

/** The default rate, and each category's custom rate, followed by its sub-categories. */
export async function readCommission(run: Run): Promise<{ usualPercent: number; categories: CategoryCommission[] }> {
  const [row] = await run<{ usualPercent: number; categories: CategoryCommission[] }>({
    name: "commission",
    text: `SELECT ${usualCommissionSql}::float8 AS "usualPercent", COALESCE((
             SELECT json_agg(json_build_object('_id', c.id, 'title', c.title, 'parentId', c.parent_id, 'percent', c.percent,
                      'version', c.version) ORDER BY c.place, c.above, c.parent_id IS NOT NULL, c.rank, c.id)
               FROM (SELECT c.id, c.name AS title, parent.id AS parent_id, ${rate}, COALESCE(parent.rank, c.rank) AS place,
                            COALESCE(parent.id, c.id) AS above, c.rank
                       FROM haat_category c
                       LEFT JOIN haat_category parent ON parent.id = c.parent_id
                       LEFT JOIN commission_rate cr ON cr.kind = 'category' AND cr.subject_id = c.id
                      WHERE (parent.id IS NULL) = (c.parent_id IS NULL) AND parent.parent_id IS NULL) c), '[]')
             AS categories`,
    values: [],
  });
  if (!row) throw new Error("A statement without a table answers one row.");
  return row;
}

/** Sellers with custom rates, by name. */
export function listSellerCommissions(
  run: Run,
  { search, own, ...wanted }: SellerCommissionsQuery,
): Promise<Page<SellerCommission>> {
  return pageOf<SellerCommission>(
    run,
    {
      name: "commission-sellers",
      select: `s.id AS _id, s.name, s.email, ${rate}`,
      from: `haat_seller s LEFT JOIN commission_rate cr ON cr.kind = 'seller' AND cr.subject_id = s.id
             WHERE ($1::text IS NULL OR concat_ws(' ', s.name, s.email, s.id) ILIKE $1)
               AND ($2::boolean IS NULL OR (cr.percent IS NOT NULL) = $2)`,
      order: "lower(s.name), s.id",
      values: [containing(search), own ?? null],
    },
    wanted,
  );
}
