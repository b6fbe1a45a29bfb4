/** Settings as one level of fields, `policy.returnDays`, so that the audit log shows the very figure that changed. */
export function flatSettings(settings: object, prefix = ""): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]): [string, unknown][] => {
      const path = `${prefix}${name}`;
      const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
      return isGroup ? Object.entries(flatSettings(value, `${path}.`)) : [[path, value]];
    }),
  );
}
