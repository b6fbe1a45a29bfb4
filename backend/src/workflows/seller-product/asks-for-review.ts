import type { UpdateProductBody } from "@haat/api-contract/product/schemas";

/** What applies at once, whatever staff think of the product. */
const atOnce: ReadonlySet<string> = new Set<keyof UpdateProductBody>([
  "version",
  "status",
  "inStock",
  "price",
  "discountPrice",
  "quantity",
  "quantitySeen",
]);

/**
 * Whether a change gives staff something new to judge. Only a product that waits or was rejected is judged again: one
 * that is approved stays in the shop, and what its seller changes of it stands in the audit log.
 */
export const asksForReview = (body: UpdateProductBody, files: number): boolean =>
  files > 0 || Object.entries(body).some(([field, value]) => value !== undefined && !atOnce.has(field));
