import type { Run } from "#database/database";

/** @returns products that lost reviews, and images that are no longer shown anywhere. */
export async function purgeShopper(
  run: Run,
  customerId: string,
): Promise<{ productIds: string[]; pictures: string[] }> {
  const gone = await run<{ product_id: string; image: string | null }>({
    name: "review-forget-shopper",
    text: "DELETE FROM review WHERE customer_id = $1 RETURNING product_id, image",
    values: [customerId],
  });
  return {
    productIds: [...new Set(gone.map(({ product_id }) => product_id))],
    pictures: gone.flatMap(({ image }) => image ?? []),
  };
}

export async function moveShopper(run: Run, { from, into }: { from: string; into: string }): Promise<void> {
  await run({
    name: "review-move-shopper",
    text: "UPDATE review SET customer_id = $2 WHERE customer_id = $1",
    values: [from, into],
  });
}
