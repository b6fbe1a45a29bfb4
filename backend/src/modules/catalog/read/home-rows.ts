import type { HomeRow } from "@haat/api-contract/home/schemas";
import { collectionSource, firstHomeRows, homeGridTitles, isHomeGrid } from "@haat/api-contract/home/words";
import type { Run } from "#database/database";
import { openCollections } from "./collections";

/** The rows of the home page without collections that shoppers can't see now, as finished JSON. */
export async function readHomeRows(run: Run): Promise<string> {
  const found = await run<{ source: string; title: string | null; slug: string | null }>({
    name: "catalog-home-rows",
    text: `SELECT row.source, c.title, c.slug
             FROM unnest(COALESCE((SELECT sources FROM haat_home_page), $1::text[])) WITH ORDINALITY AS row (source, place)
             LEFT JOIN (SELECT c.id, c.title, c.slug FROM ${openCollections}) c ON row.source = '${collectionSource("")}' || c.id
            ORDER BY row.place`,
    values: [firstHomeRows],
  });
  const rows = found.flatMap(({ source, title, slug }): HomeRow[] => {
    if (isHomeGrid(source)) return [{ source, title: homeGridTitles[source], slug: null }];
    return title === null ? [] : [{ source, title, slug }];
  });
  return JSON.stringify({ success: true, rows });
}
