/** Where the run's setup leaves the token for the processes that walk the stories. */
export const tokenVariable = "HAAT_E2E_ADMINISTRATOR";

/** The token of the demo's first administrator, logged in once for the whole run. */
export function administratorToken(): string {
  const token = process.env[tokenVariable];
  if (!token) throw new Error("The run's setup has logged no administrator in.");
  return token;
}
