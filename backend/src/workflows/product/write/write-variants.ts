import type { OneTransaction } from "#engine/hooks/one-transaction";
import { writeVariants } from "#engine/product/write-variants";
import type { VariantTarget } from "../plan-variants";
import type { StoredVariant } from "../stored-product";

export const variantTitle = ({ color, size }: { color: string; size: string }): string =>
  [color, size].filter(Boolean).join(" / ") || "Default";

/** Writes the rows of variants, in order. Other columns of the engine stay unchanged. */
export async function writeVariantRows(
  transaction: OneTransaction,
  productId: string,
  variants: readonly VariantTarget[],
  stored: ReadonlyMap<string, StoredVariant>,
): Promise<void> {
  const rows = variants.map((variant, rank) => {
    const current = stored.get(variant.id);
    const sameChoice = current && current.color === variant.color && current.size === variant.size;
    return {
      id: variant.id,
      title: sameChoice ? current.title : variantTitle(variant),
      sku: variant.sku,
      rank,
      images: variant.images,
    };
  });
  const resold = rows.filter(({ id, sku }) => stored.get(id) && stored.get(id)?.sku !== sku).map(({ id }) => id);
  await writeVariants(transaction, productId, rows, resold);
}
