import type { Review } from "@haat/api-contract/review/schemas";
import type { StoredReview } from "../../../../modules/review/service";

/** A review as it is right after it was written: nobody has answered it yet. */
export const toReview = (row: StoredReview): Review => ({
  _id: row.id,
  rating: row.rating,
  comment: row.comment,
  image: row.image,
  createdAt: row.created_at.toISOString(),
  answer: null,
  userId: { _id: row.customer_id, email: `${row.display_name}@hidden` },
});
