import type { OneTransaction } from "#engine/hooks/one-transaction";

type Kind = "product" | "category";

const tables = { product: "haat_product", category: "haat_category" } as const satisfies Record<Kind, string>;
const longest = { product: 100, category: 80 } as const satisfies Record<Kind, number>;

/** The URL slug of a title; without any Latin letters or digits it is the name of the kind. */
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
 * A unique handle for the title; concurrent callers for the same one wait until the transaction ends. It does not
 * follow later changes of the title, because URLs are saved and shared.
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
