import { noValue } from "../shared/no-value";

type Fields = Record<string, unknown> | null;

/** Formats `banner.updated` as "Banner updated", and `engine.POST /products` as "Engine: POST /products". */
export function actText(action: string): string {
  // Calls of the engine's admin are shown unchanged.
  if (action.startsWith("engine.")) return `Engine: ${action.slice("engine.".length)}`;
  const words = action.replace(/[._-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats `policy.returnDays` as "Policy: return days". */
export function fieldText(field: string): string {
  const words = field
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/_/g, " ")
    .toLowerCase()
    .replaceAll(".", ": ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats a value for people. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === "") return noValue;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.length === 0 ? noValue : value.map(valueText).join(", ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, inner]) => `${fieldText(name)}: ${valueText(inner)}`)
      .join("; ");
  }
  return String(value);
}

export type ChangedField = { field: string; before: string | null; after: string | null };

/** The fields of an entry, before and after; null where the record did not or does not exist. */
export function changedFields(before: Fields, after: Fields): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const text = (fields: Fields, name: string) => (fields && name in fields ? valueText(fields[name]) : null);
  return names.map((name) => ({ field: fieldText(name), before: text(before, name), after: text(after, name) }));
}
