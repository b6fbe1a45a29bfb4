/** Codes of a file system without room, of one whose share is used up, and of PostgreSQL on such a disk. */
const codes = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether a thrown value, or what caused it, says that there is no room left to keep anything. */
export function isDiskFull(thrown: unknown, depth = 0): boolean {
  if (typeof thrown !== "object" || thrown === null || depth > 5) return false;
  const [code, message]: unknown[] = [Reflect.get(thrown, "code"), Reflect.get(thrown, "message")];
  if (typeof code === "string" && codes.has(code)) return true;
  // Steps of a workflow throw copies that have lost their code.
  if (typeof message === "string" && /^(ENOSPC|EDQUOT): /.test(message)) return true;
  return [Reflect.get(thrown, "cause"), Reflect.get(thrown, "previous")].some((one) => isDiskFull(one, depth + 1));
}
