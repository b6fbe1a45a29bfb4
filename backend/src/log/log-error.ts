/** Database drivers put the statement, values and all, before the database's own words. */
const withoutStatement = (message: string) =>
  /^\s*(?:select|insert|update|delete|with|begin|commit|rollback|create|alter)\b/i.test(message)
    ? message.slice(message.lastIndexOf(" - ") + 1).replace(/^- /, "")
    : message;

const framesOf = (stack: string) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

const textAt = (error: object, key: string) => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : undefined;
};

/** What the log keeps of an error: its kind, words, code and frames, never the values of a statement. */
export function logError(error: unknown): unknown {
  if (typeof error !== "object" || error === null) return error;
  const message = withoutStatement(textAt(error, "message") ?? "");
  return {
    type: textAt(error, "name"),
    message,
    errorCode: textAt(error, "code"),
    stack: framesOf(textAt(error, "stack") ?? ""),
  };
}
