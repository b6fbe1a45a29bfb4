/** A pattern of LIKE that finds a text anywhere, whatever signs are in it; null where there is nothing to look for. */
export function containing(search: string | undefined): string | null {
  const text = search?.trim();
  return text ? `%${text.replace(/[\\%_]/g, "\\$&")}%` : null;
}
