/**
 * Stands in for the package `qs`, which the engine's client imports and which is larger than that whole client. Our
 * paths come with their query already written, so this is never reached with anything but flat values.
 */
export const stringify = (values: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
