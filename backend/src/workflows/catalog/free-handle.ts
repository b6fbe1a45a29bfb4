import type { OneTransaction } from "#database/one-transaction";

type Kind = "product" | "category";

const tables = { product: "haat_product", category: "haat_category" } as const satisfies Record<Kind, string>;
const longest = { product: 100, category: 80 } as const satisfies Record<Kind, number>;

/** The words of a title as an address has them; a title without Latin letters or digits gives the kind's own word. */
export function handleOf(kind: Kind, title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/&/g, " and ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest[kind])
    .replace(/^-+|-+$/g, "");
  return words || kind;
}

/**
 * A handle made of the title that nothing else of the kind has; others who want the same wait until the transaction
 * ends. It stays when the title changes: addresses are kept and shared.
 */
export async function freeHandle(transaction: OneTransaction, kind: Kind, title: string): Promise<string> {
  const handle = handleOf(kind, title);
  await transaction.run("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", [`handle:${kind}:${handle}`]);
  const rows = await transaction.run<{ handle: string }>(
    `SELECT handle FROM ${tables[kind]} WHERE handle = ? OR handle LIKE ?`,
    [handle, `${handle}-%`],
  );
  const taken = new Set(rows.map((row) => row.handle));
  if (!taken.has(handle)) return handle;
  let number = 2;
  while (taken.has(`${handle}-${number}`)) number += 1;
  return `${handle}-${number}`;
}
