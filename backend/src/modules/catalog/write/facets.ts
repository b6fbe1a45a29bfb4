import type { Run } from "../../../database/database";
import { facetsSql } from "../facets-sql";

/** Counts the facets of scopes anew: a category's or sub-category's id, or `all`. */
export async function countFacets(run: Run, scopes: readonly string[]): Promise<void> {
  await run({
    name: "catalog-count-facets",
    text: `
      INSERT INTO catalog_facet (scope, total, facets)
      SELECT s.scope, f.total, f.facets FROM unnest($1::text[]) AS s(scope) CROSS JOIN LATERAL (
        WITH counted AS MATERIALIZED (
          SELECT brand, price, rating FROM catalog_product
           WHERE active AND (s.scope = 'all' OR category_id = s.scope OR sub_category_id = s.scope))
        SELECT (SELECT count(*) FROM counted)::int AS total, ${facetsSql()} AS facets) f
      ON CONFLICT (scope) DO UPDATE SET total = excluded.total, facets = excluded.facets`,
    values: [scopes],
  });
}

/** Every scope that there is or was. */
export async function allScopes(run: Run): Promise<string[]> {
  const rows = await run<{ scope: string }>({
    name: "catalog-scopes",
    text: `SELECT scope FROM catalog_facet UNION SELECT 'all' UNION SELECT category_id FROM catalog_product WHERE category_id IS NOT NULL
           UNION SELECT sub_category_id FROM catalog_product WHERE sub_category_id IS NOT NULL`,
    values: [],
  });
  return rows.map((row) => row.scope);
}
