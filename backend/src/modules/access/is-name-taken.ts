import type { Run } from "#database/database";

/**
 * Whether another role or permission has the name, ignoring case. Concurrent callers for one name are serialized.
 *
 * @param id the row whose own name does not count
 */
export async function isNameTaken(run: Run, kind: "role" | "permission", { name, id }: { name: string; id: string }) {
  await run({
    name: `${kind}-name-lock`,
    text: "SELECT pg_advisory_xact_lock(hashtext($1 || '-name:' || lower($2)))",
    values: [kind, name],
  });
  const others = await run({
    name: `${kind}-name-taken`,
    text: `SELECT FROM ${kind} WHERE lower(name) = lower($1) AND id <> $2 AND deleted_at IS NULL`,
    values: [name, id],
  });
  return others.length > 0;
}
