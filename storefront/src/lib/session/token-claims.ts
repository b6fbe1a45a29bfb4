/** The shopper's id in a token's `id`, `_id` or `sub` claim; null if the token has none. The token is not verified. */
export function userIdOf(token: string): string | null {
  const claims = readClaims(token);
  for (const name of ["id", "_id", "sub"]) {
    const value = claims[name];
    if (typeof value === "string" && value) return value;
  }
  return null;
}

function readClaims(token: string): Record<string, unknown> {
  try {
    const payload = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
    const claims: unknown = JSON.parse(atob(payload));
    return claims && typeof claims === "object" ? { ...claims } : {};
  } catch {
    // The API may accept a token that is not a JWT; it just carries no id.
    return {};
  }
}
