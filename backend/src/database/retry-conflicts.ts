/** PostgreSQL's codes for a transaction that it rolled back only because of concurrent ones. */
const conflicts = new Set(["40001", "40P01"]);

const maxAttempts = 4;

const isConflict = (thrown: unknown): boolean =>
  thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && conflicts.has(thrown.code);

/**
 * Runs a whole transaction again if the database chose it as the victim of a deadlock or could not serialize it. Nothing
 * of the failed attempt was written.
 *
 * @param act opens its own transaction, and changes nothing outside it.
 */
export async function retryConflicts<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error;
    }
  }
}
