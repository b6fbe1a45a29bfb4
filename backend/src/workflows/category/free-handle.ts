import type { OneTransaction } from "../../database/one-transaction";

/** The words of a title as an address has them; a title without Latin letters or digits gives `category`. */
export function handleOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/&/g, " and ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");
  return words || "category";
}

/** A handle made of the title that no category has. It stays when the title changes: addresses are kept and shared. */
export async function freeHandle(transaction: OneTransaction, title: string): Promise<string> {
  const handle = handleOf(title);
  const rows = await transaction.run<{ handle: string }>(
    "SELECT handle FROM product_category WHERE (handle = ? OR handle LIKE ?) AND deleted_at IS NULL",
    [handle, `${handle}-%`],
  );
  const taken = new Set(rows.map((row) => row.handle));
  if (!taken.has(handle)) return handle;
  let number = 2;
  while (taken.has(`${handle}-${number}`)) number += 1;
  return `${handle}-${number}`;
}
