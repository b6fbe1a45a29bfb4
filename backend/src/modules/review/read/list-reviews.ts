import { limits } from "@haat/api-contract/limits";
import type { StaffReview, StaffReviewsQuery } from "@haat/api-contract/review/schemas";
import { type Parameter, type Run, unprepared } from "#database/database";
import { pageSql } from "#database/page-of";
import { type TextSearch, textSearch } from "#database/text-search";
import { titledProductsSql } from "#engine/product/which-products-sql";

/** Arguments of json_build_object for a review `r` and its product `p`, as the back office reads them. */
const staffReviewFieldsSql = `'_id', r.id, 'rating', r.rating, 'comment', r.comment, 'image', r.image,
  'createdAt', catalog_instant(r.created_at), 'hidden', r.hidden, 'orderId', r.order_id,
  'userId', json_build_object('_id', r.customer_id, 'email', r.display_name || '@hidden'),
  'productId', json_build_object('_id', r.product_id, 'title', COALESCE(p.title, ''), 'image', COALESCE(p.thumbnail, '')),
  'answer', CASE WHEN r.answer IS NOT NULL
    THEN json_build_object('text', r.answer, 'createdAt', catalog_instant(r.answered_at)) END,
  'version', md5(jsonb_build_array(r.hidden, r.answer)::text)`;

/** Includes deleted products. */
const reviewTablesSql = "review r LEFT JOIN haat_any_product p ON p.id = r.product_id";

type ReviewPage = { reviews: StaffReview[]; total: number; page: number; limit: number };

const sorts = { createdAt: "r.created_at", rating: "r.rating" };

/**
 * Matches the comment, the reviewer's name or the product's title. If the search is indexed, one query for each column,
 * so that each uses its own index.
 */
function matches(search: TextSearch, place: string): string {
  const [comment, name] = ["comment", "display_name"].map((column) => search.in(`r.${column}`, place));
  const titled = titledProductsSql((column) => search.in(column, place), search.isIndexed);
  const reviews = "SELECT r.id FROM review r WHERE";
  return search.isIndexed
    ? `r.id IN (${reviews} ${comment} UNION ${reviews} ${name} UNION ${reviews} r.product_id IN (${titled}))`
    : `(${comment} OR ${name} OR r.product_id IN (${titled}))`;
}

/** The filter as SQL; its values are the first of the statement. */
function conditionsOf({ rating, hidden, answered, search }: StaffReviewsQuery) {
  const values: Parameter[] = [];
  const put = (value: Parameter) => `$${values.push(value)}`;
  const text = textSearch(search);
  const conditions = [
    "r.deleted_at IS NULL",
    ...(rating === undefined ? [] : [`r.rating = ${put(rating)}`]),
    ...(hidden === undefined ? [] : [`r.hidden = ${put(hidden)}`]),
    ...(answered === undefined ? [] : [`(r.answer IS NOT NULL) = ${put(answered)}`]),
    ...(text ? [matches(text, put(text.value))] : []),
  ];
  // Unprepared, so that it is planned for its values: the best plan depends on how many reviews a rating or word
  // matches.
  const name = conditions.length > 1 ? unprepared : undefined;
  return { where: conditions.join(" AND "), values, name };
}

/** Reviews for the back office, including hidden ones; newest first by default. */
export async function listReviews(run: Run, query: StaffReviewsQuery): Promise<ReviewPage> {
  const { sort = "createdAt", order = "desc" } = query;
  const isPaged = query.page !== undefined || query.limit !== undefined;
  const page = query.page ?? 1;
  const limit = isPaged ? (query.limit ?? limits.defaultPageSize) : limits.maxFullList;
  const { where, values, name } = conditionsOf(query);
  const by = `${sorts[sort]} ${order}, r.created_at DESC, r.id DESC`;
  const [rows, counted] = await Promise.all([
    run<{ review: StaffReview }>({
      name: name ?? `reviews-${sort}-${order}`,
      // Selects the page first, to build JSON only for its rows.
      text: `WITH picked AS MATERIALIZED (
               ${pageSql(`SELECT r.id FROM review r WHERE ${where} ORDER BY ${by}`, `$${values.length + 1}`, `$${values.length + 2}`)})
             SELECT json_build_object(${staffReviewFieldsSql}) AS review FROM ${reviewTablesSql}
              WHERE r.id IN (SELECT id FROM picked) ORDER BY ${by}`,
      values: [...values, limit, (page - 1) * limit],
    }),
    run<{ total: number }>({
      name: name ?? "reviews-count",
      text: `SELECT count(*)::int AS total FROM review r WHERE ${where}`,
      values,
    }),
  ]);
  return { reviews: rows.map(({ review }) => review), total: counted[0]?.total ?? 0, page, limit };
}

/** A review as the back office reads it, locked until the running transaction ends; null if there is none. */
export async function lockReview(run: Run, id: string): Promise<StaffReview | null> {
  const [row] = await run<{ review: StaffReview }>({
    name: "review-hold",
    text: `SELECT json_build_object(${staffReviewFieldsSql}) AS review FROM ${reviewTablesSql}
            WHERE r.id = $1 AND r.deleted_at IS NULL FOR UPDATE OF r`,
    values: [id],
  });
  return row?.review ?? null;
}
