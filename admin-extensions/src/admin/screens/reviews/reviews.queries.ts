import type { CallAnswer } from "@haat/api-contract/endpoints";
import { type ListState, oneOf, yesOrNo } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

type List = CallAnswer<"listStaffReviews">;
export type ReviewRow = List["reviews"][number];

const listsKey = ["haat", "reviews"] as const;

export const reviewsQuery = ({ page, limit, search, sort, order, filters }: ListState) => {
  const query = {
    page,
    limit,
    search: search.trim() || undefined,
    sort: oneOf(sort, ["createdAt", "rating"]),
    order,
    rating: oneOf(filters.rating, ["1", "2", "3", "4", "5"]),
    hidden: oneOf(filters.hidden, yesOrNo),
    answered: oneOf(filters.answered, yesOrNo),
  };
  return queryOptions({
    ...screenQuery,
    queryKey: [...listsKey, query],
    queryFn: () => api.call("listStaffReviews", { query }),
    placeholderData: keepPreviousData,
  });
};

type Moderating = { id: string; body: { hidden?: boolean; answer?: string; version?: string } };

/** Hides, shows or answers a review; the row shows the result without a refetch. */
export function useModerateReview() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, body }: Moderating) => api.call("moderateReview", { params: { id }, body }),
    onSuccess: ({ review }) => {
      client.setQueriesData<List>(
        { queryKey: listsKey },
        (list) => list && { ...list, reviews: list.reviews.map((one) => (one._id === review._id ? review : one)) },
      );
    },
  });
}
