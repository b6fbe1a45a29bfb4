import { limits } from "@haat/api-contract/limits";
import type { StaffReview, StaffReviewsQuery } from "@haat/api-contract/review/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { containing } from "../../database/containing";
import { Database } from "../../database/database";
import { reviewTablesSql, staffReviewFieldsSql } from "./staff-reviews-sql";

type ReviewPage = { reviews: StaffReview[]; total: number; page: number; limit: number };

const sorts = { createdAt: "r.created_at", rating: "r.rating" };

// The parameters are the same in both statements; what was not asked for is null.
const wanted = `r.deleted_at IS NULL AND ($1::int IS NULL OR r.rating = $1) AND ($2::boolean IS NULL OR r.hidden = $2)
  AND ($3::boolean IS NULL OR (r.answer IS NOT NULL) = $3)
  AND ($4::text IS NULL OR r.comment ILIKE $4 OR r.display_name ILIKE $4 OR p.title ILIKE $4)`;

/** Reviews for the back office, hidden ones too; newest first unless asked otherwise. */
export async function listReviews(container: MedusaContainer, query: StaffReviewsQuery): Promise<ReviewPage> {
  const { rating, hidden, answered, search, sort = "createdAt", order = "desc" } = query;
  const isPaged = query.page !== undefined || query.limit !== undefined;
  const page = query.page ?? 1;
  const limit = isPaged ? (query.limit ?? limits.pageSizeDefault) : limits.wholeListMost;
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const filters = [rating ?? null, hidden ?? null, answered ?? null, containing(search)];
  const by = `${sorts[sort]} ${order}, r.created_at DESC, r.id DESC`;
  const isSearch = search !== undefined && search !== "";
  const [rows, counted] = await Promise.all([
    run<{ review: StaffReview }>({
      name: `reviews-${sort}-${order}`,
      // The page is picked first: JSON of all reviews before it would be made in vain.
      text: `WITH picked AS MATERIALIZED (
               SELECT r.id FROM ${reviewTablesSql} WHERE ${wanted} ORDER BY ${by} LIMIT $5 OFFSET $6)
             SELECT json_build_object(${staffReviewFieldsSql}) AS review FROM ${reviewTablesSql}
              WHERE r.id IN (SELECT id FROM picked) ORDER BY ${by}`,
      values: [...filters, limit, (page - 1) * limit],
    }),
    run<{ total: number }>({
      name: `reviews-count-${isSearch}`,
      // Without a search the products needn't be looked at.
      text: isSearch
        ? `SELECT count(*)::int AS total FROM ${reviewTablesSql} WHERE ${wanted}`
        : `SELECT count(*)::int AS total FROM review r WHERE ${wanted.replace(" OR p.title ILIKE $4", "")}`,
      values: filters,
    }),
  ]);
  return { reviews: rows.map(({ review }) => review), total: counted[0]?.total ?? 0, page, limit };
}
