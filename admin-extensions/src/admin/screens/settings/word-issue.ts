type Issue = { code?: string; input?: unknown; minimum?: unknown; maximum?: unknown; origin?: string; format?: string };

/** Message for a field that a schema rejects without a message of its own. Undefined: use the schema's message. */
export function wordIssue({ code, input, minimum, maximum, origin, format }: Issue): string | undefined {
  switch (code) {
    case "too_small":
      if (origin === "string") return "This field is required.";
      return `Please enter ${String(minimum)} or more.`;
    case "too_big":
      return origin === "number" ? `Please enter ${String(maximum)} or less.` : "This is too long.";
    case "invalid_type":
      if (typeof input === "number")
        return Number.isNaN(input) ? "Please enter a number." : "Please enter a whole number.";
      return "This field is required.";
    case "invalid_value":
      return "Please choose one.";
    case "invalid_format":
      return format === "email" ? "Please enter a valid email address." : undefined;
    default:
      return undefined;
  }
}
