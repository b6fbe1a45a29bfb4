import type { reviewBodySchema } from "@haat/api-contract/review/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../../../lib/api";

type Sent = { body: z.input<typeof reviewBodySchema>; image: File | null };

/** Sends a review; the product and its reviews are read anew when they are looked at next. */
export function useAddReview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, image }: Sent) => api.call("addReview", { body, files: { image } }),
    onSuccess: () => Promise.all(["product", "reviews"].map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  });
}
