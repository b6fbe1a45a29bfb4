import type { Run } from "../../../database/database";

/** Adds the words of products to the vocabulary that typing errors are corrected by. */
export async function addWords(run: Run, ids: readonly string[]): Promise<void> {
  await run({
    name: "catalog-add-words",
    text: `INSERT INTO catalog_word (word, uses)
           SELECT DISTINCT lexeme, 1 FROM catalog_document d CROSS JOIN LATERAL unnest(d.search)
            WHERE d.product_id = ANY ($1) AND lexeme !~ '[0-9]'
           ON CONFLICT (word) DO NOTHING`,
    values: [ids],
  });
}

/** Counts the whole vocabulary anew, and so forgets words that nothing uses any more. */
export async function countWords(run: Run): Promise<void> {
  await run({
    name: "catalog-count-words",
    text: `WITH used AS MATERIALIZED (SELECT word, ndoc FROM ts_stat('SELECT search FROM catalog_document WHERE search IS NOT NULL')
                                    WHERE word !~ '[0-9]'),
           gone AS (DELETE FROM catalog_word WHERE word NOT IN (SELECT word FROM used))
           INSERT INTO catalog_word (word, uses) SELECT word, ndoc FROM used
           ON CONFLICT (word) DO UPDATE SET uses = excluded.uses WHERE catalog_word.uses <> excluded.uses`,
    values: [],
  });
  await run({ name: "catalog-words-counted", text: "UPDATE catalog_state SET words_counted_at = now()", values: [] });
}
