import type { OneTransaction } from "../../database/one-transaction";

/** The words of a title as an address has them; a title without Latin letters or digits gives `product`. */
export function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/&/g, " and ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 100)
    .replace(/^-+|-+$/g, "");
  return words || "product";
}

/** A slug made of the title that no product has; others who want the same wait until the transaction ends. */
export async function freeSlug(transaction: OneTransaction, title: string): Promise<string> {
  const slug = slugOf(title);
  await transaction.run("SELECT pg_advisory_xact_lock(hashtextextended('product-slug:' || ?, 0))", [slug]);
  const rows = await transaction.run<{ handle: string }>(
    "SELECT handle FROM product WHERE (handle = ? OR handle LIKE ?) AND deleted_at IS NULL",
    [slug, `${slug}-%`],
  );
  const taken = new Set(rows.map(({ handle }) => handle));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
