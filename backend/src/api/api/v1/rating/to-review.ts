import type { Review } from "@haat/api-contract/review/schemas";
import type { StoredReview } from "../../../../modules/review/service";

export const toReview = (row: StoredReview): Review => ({
  _id: row.id,
  rating: row.rating,
  comment: row.comment,
  image: row.image,
  createdAt: row.created_at.toISOString(),
  userId: { _id: row.customer_id, email: `${row.display_name}@hidden` },
});
