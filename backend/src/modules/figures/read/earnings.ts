import type { Run } from "#database/database";
import { emptySumsSql, type GoodsSums, goodsSumsSql, type Sums, sumsSql } from "./sums";

/** Days in India, `YYYY-MM-DD`, both inclusive. */
export type DayRange = { from: string; to: string };
export type Span = "day" | "week" | "month";

export type Keyed<Row> = Row & { key: string };
export type Named<Row> = Keyed<Row> & { label: string };

const within = "day BETWEEN $1::date AND $2::date";

/** One row for each day, week or month that the range touches, oldest first, including empty ones. */
export const readBySpan = (run: Run, span: Span, { from, to }: DayRange): Promise<Keyed<Sums>[]> =>
  run<Keyed<Sums>>({
    name: `earnings-by-${span}`,
    text: `
SELECT to_char(span.first, 'YYYY-MM-DD') AS key, ${emptySumsSql}
  FROM (SELECT generate_series(date_trunc('${span}', $1::date::timestamp), $2::date::timestamp, '1 ${span}')::date AS first) span
  LEFT JOIN (SELECT date_trunc('${span}', day::timestamp)::date AS first, ${sumsSql} FROM figures_day WHERE ${within} GROUP BY 1) sums
    USING (first)
 ORDER BY span.first`,
    values: [from, to],
  });

/** Highest sales first. */
export const readByPaymentMethod = (run: Run, { from, to }: DayRange): Promise<Keyed<Sums>[]> =>
  run<Keyed<Sums>>({
    name: "earnings-by-payment-method",
    text: `SELECT payment_method AS key, ${sumsSql} FROM figures_day WHERE ${within} GROUP BY 1
            ORDER BY sum(gross - discount + delivery) FILTER (WHERE status <> 'cancelled') DESC NULLS LAST, 1`,
    values: [from, to],
  });

/** Highest sales first. A category deleted since keeps its name; an empty key means no category. */
export const readByCategory = (run: Run, { from, to }: DayRange): Promise<Named<GoodsSums>[]> =>
  run<Named<GoodsSums>>({
    name: "earnings-by-category",
    text: `SELECT sold.*, COALESCE(c.name, '') AS label
             FROM (SELECT category_id AS key, ${goodsSumsSql} FROM figures_category_day WHERE ${within} GROUP BY 1) sold
             LEFT JOIN haat_any_category c ON c.id = sold.key
            ORDER BY sold.gross - sold.discount DESC, sold.key`,
    values: [from, to],
  });

/** The sums of each range, in the order given. */
export async function readSums(run: Run, ranges: readonly DayRange[]): Promise<Sums[]> {
  return await run<Sums>({
    name: "earnings-sums",
    text: `SELECT sums.* FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS range(first, last, place)
             CROSS JOIN LATERAL (
               SELECT ${sumsSql} FROM figures_day WHERE day BETWEEN range.first::date AND range.last::date) sums
            ORDER BY range.place`,
    values: [ranges.map(({ from }) => from), ranges.map(({ to }) => to)],
  });
}

/** The day of the first counted order; null if there is none. */
export async function readFirstDay(run: Run): Promise<string | null> {
  const [row] = await run<{ day: string | null }>({
    name: "earnings-first-day",
    text: "SELECT to_char(min(day), 'YYYY-MM-DD') AS day FROM figures_day",
    values: [],
  });
  return row?.day ?? null;
}
