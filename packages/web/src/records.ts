/** Narrows parsed JSON and other external data to an object whose fields can be accessed. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
