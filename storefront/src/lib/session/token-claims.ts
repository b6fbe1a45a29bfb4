/** The shopper's id in a token's `id`, `_id` or `sub` claim; null when the token carries none. Nothing is verified. */
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
    // A token that is no JWT still opens the API; it just names nobody.
    return {};
  }
}
