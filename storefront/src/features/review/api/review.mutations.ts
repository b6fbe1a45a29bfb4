import type { reviewBodySchema } from "@haat/api-contract/review/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../../../lib/api";

type Sent = { body: z.input<typeof reviewBodySchema>; image: File | null };

/** Sends a review; the product, its reviews and the orders, which tell what is reviewed, are read anew. */
export function useAddReview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, image }: Sent) => api.call("addReview", { body, files: { image } }),
    onSuccess: () => {
      for (const name of ["product", "reviews", "orders"]) void queries.invalidateQueries({ queryKey: [name] });
    },
  });
}
