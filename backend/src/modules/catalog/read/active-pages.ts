import type { Run } from "#database/database";

/** How many products shoppers see. */
export async function countActive(run: Run): Promise<number> {
  const [row] = await run<{ total: number }>({
    name: "catalog-count-active",
    text: "SELECT count(*)::int AS total FROM catalog_product WHERE active",
    values: [],
  });
  return row?.total ?? 0;
}

export type ActivePage = { _id: string; slug: string };

/** The parts of the URLs of active products' pages, oldest product first. */
export const readActivePages = (
  run: Run,
  { limit, offset }: { limit: number; offset: number },
): Promise<ActivePage[]> =>
  run<ActivePage>({
    name: "catalog-active-pages",
    text: `SELECT product_id AS _id, handle AS slug FROM catalog_product WHERE active
            ORDER BY created_at, product_id LIMIT $1::int OFFSET $2::int`,
    values: [limit, offset],
  });
