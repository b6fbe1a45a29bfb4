type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `variant` in a query may be a variant's id or JSON text. */
function readVariant(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*(\{|null\s*$)/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * The input of a removal: the body or, if it is empty, the query, because some clients send no body with DELETE. In a
 * query the variant may be `variant[color]`, JSON text, `variantId`, or just `color` and `size`.
 */
export function removalInput(body: unknown, query: Fields): unknown {
  if (isFields(body) && Object.keys(body).length > 0) return body;
  if (Object.keys(query).length === 0) return body;
  const { productId, variant, variantId, color, size } = query;
  const byParts = color === undefined && size === undefined ? undefined : { color, size };
  return { productId, variant: readVariant(variant) ?? variantId ?? byParts };
}
