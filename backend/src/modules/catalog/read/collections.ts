import { limits } from "@haat/api-contract/limits";
import type { Run } from "#database/database";
import { isTimelySql } from "#sql/offer-sql";

/** Collections `c` that shoppers see now. */
export const openCollections = `haat_collection c WHERE c.is_active AND ${isTimelySql("c")}`;

const fields = "json_build_object('_id', c.id, 'title', c.title, 'slug', c.slug, 'description', c.description)";

/** The collections that shoppers see by title, as finished JSON. */
export async function readCollections(run: Run): Promise<string> {
  const [row] = await run<{ rows: string }>({
    name: "catalog-collections",
    text: `SELECT COALESCE(string_agg(json::text, ',' ORDER BY place), '') AS rows
             FROM (SELECT ${fields} AS json, row_number() OVER (ORDER BY lower(c.title), c.id) AS place
                     FROM ${openCollections} ORDER BY place LIMIT ${limits.maxFullList}) listed`,
    values: [],
  });
  return `{"success":true,"collections":[${row?.rows ?? ""}]}`;
}

/** A collection by its slug, as finished JSON; null if shoppers can't see it. */
export async function readCollection(run: Run, slug: string): Promise<string | null> {
  const [row] = await run<{ body: string }>({
    name: "catalog-collection",
    text: `SELECT json_build_object('success', true, 'collection', ${fields})::text AS body FROM ${openCollections} AND c.slug = $1`,
    values: [slug],
  });
  return row?.body ?? null;
}
