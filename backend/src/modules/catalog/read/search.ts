import { limits } from "@haat/api-contract/limits";
import type { Run } from "../../../database/database";
import { cardsSql } from "./cards";
import { cleanText, type Query, type Term, toQueries } from "./search-terms";
import { Values } from "./values";

const empty = '{"success":true,"products":[]}';

/** More words than this add nothing to what a shopper looks for. */
const wordsMost = 6;

/** So many matches are ranked; a text that matches more is too vague for the order to matter. */
const rankedMost = 400;

/**
 * Splits the text as the writer split titles, and finds words near to those that the catalogue doesn't know: one
 * slip for short words, three for long ones, fewer at the beginning of a longer word.
 */
const termsSql = `
  SELECT t.word, t.known, COALESCE(near.words, '{}') AS similar
    FROM (SELECT lexeme AS word, positions[1] AS place,
                 lexeme ~ '[0-9]' OR EXISTS (SELECT 1 FROM catalog_word w WHERE w.word >= lexeme AND w.word < lexeme || chr(1114111)) AS known
            FROM unnest(to_tsvector('simple', catalog_plain($1))) ORDER BY place LIMIT ${wordsMost}) t
    LEFT JOIN LATERAL (
      SELECT array_agg(word ORDER BY slips, uses DESC) AS words FROM (
        SELECT w.word, w.uses, d.slips, min(d.slips) OVER () AS least
          FROM catalog_word w
          CROSS JOIN LATERAL (SELECT CASE WHEN length(t.word) < 5 THEN 1 WHEN length(t.word) < 8 THEN 2 ELSE 3 END AS most) m
          CROSS JOIN LATERAL (SELECT levenshtein_less_equal(w.word, t.word, m.most) AS whole,
                                     levenshtein_less_equal(left(w.word, length(t.word)), t.word, m.most) AS start) near
          CROSS JOIN LATERAL (SELECT LEAST(near.whole, near.start + CASE WHEN length(t.word) < 6 THEN 1.5 ELSE 0.5 END) AS slips) d
         -- In here, not beside the join: there PostgreSQL would look for likes of every word before it drops them.
         WHERE NOT t.known AND length(t.word) BETWEEN 3 AND 40
           AND length(w.word) BETWEEN length(t.word) - m.most AND 60 AND d.slips < m.most + 1
         ORDER BY d.slips, w.uses DESC LIMIT 4) w
       WHERE slips < least + 1) near ON true
   ORDER BY t.place`;

async function find(run: Run, { find, rank }: Query, text: string, shopper: string | null): Promise<string> {
  const values = new Values();
  const [wanted, ranked, title] = [values.add(find), values.add(rank), values.add(text)];
  const [row] = await run<{ body: string }>({
    name: `catalog-search${shopper ? "-own" : ""}`,
    text: `
      WITH asked AS MATERIALIZED (SELECT catalog_plain(${title}) AS title),
      hit AS MATERIALIZED (
        SELECT product_id, search, title_plain FROM catalog_document WHERE search @@ ${wanted}::tsquery LIMIT ${rankedMost}),
      -- One look each by the key: a join would read the whole table for a few hundred rows.
      sold AS MATERIALIZED (
        SELECT hit.*, COALESCE((SELECT p.units_30d FROM catalog_product p WHERE p.product_id = hit.product_id), 0) AS units_30d FROM hit),
      page AS MATERIALIZED (
        SELECT product_id, row_number() OVER (ORDER BY rank DESC, units_30d DESC, product_id) AS place
          FROM (SELECT product_id, units_30d, ts_rank(search, ${ranked}::tsquery) * (1 + ln(1 + units_30d) / 10)
                       + CASE WHEN title_plain = (SELECT title FROM asked) THEN 10 ELSE 0 END AS rank
                  FROM sold) found
         ORDER BY place LIMIT ${limits.searchHitsMost})
      SELECT '{"success":true,"products":[' || ${cardsSql(shopper, values)} || ']}' AS body`,
    values: values.list,
  });
  return row?.body ?? empty;
}

/**
 * Ids of every product that the text finds, best match first: those with every word, or with any of them where none has
 * every word.
 */
export async function findIds(run: Run, typed: string): Promise<string[]> {
  const text = cleanText(typed);
  if (!text) return [];
  const terms = await run<Term>({ name: "catalog-search-terms", text: termsSql, values: [text] });
  const queries = toQueries(terms);
  if (!queries) return [];
  const ids = async ({ find, rank }: Query) => {
    const rows = await run<{ product_id: string }>({
      name: "catalog-search-ids",
      text: `SELECT product_id FROM catalog_document d JOIN catalog_product p USING (product_id) WHERE search @@ $1::tsquery
              ORDER BY ts_rank(search, $2::tsquery) * (1 + ln(1 + units_30d) / 10)
                       + CASE WHEN title_plain = catalog_plain($3) THEN 10 ELSE 0 END DESC, units_30d DESC, product_id`,
      values: [find, rank, text],
    });
    return rows.map((row) => row.product_id);
  };
  const all = await ids(queries.all);
  return all.length === 0 && terms.length > 1 ? ids(queries.any) : all;
}

/** The best matches as the finished answer's JSON: products with every word first, with any of them otherwise. */
export async function searchProducts(run: Run, typed: string, shopper: string | null): Promise<string> {
  const text = cleanText(typed);
  if (!text) return empty;
  const terms = await run<Term>({ name: "catalog-search-terms", text: termsSql, values: [text] });
  const queries = toQueries(terms);
  if (!queries) return empty;
  const found = await find(run, queries.all, text, shopper);
  return found === empty && terms.length > 1 ? find(run, queries.any, text, shopper) : found;
}
