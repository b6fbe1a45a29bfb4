/**
 * Replaces the package `qs`, which the engine's client imports and which is larger than that whole client. Our paths
 * already contain their query, so this only ever receives flat values.
 */
export const stringify = (values: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
