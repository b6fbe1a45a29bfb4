/** Checked in this order: a browser's user agent also contains the names of those after it. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const systems = [
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
] as const;

const named = (known: readonly (readonly [RegExp, string])[], text: string) =>
  known.find(([pattern]) => pattern.test(text))?.[1];

/** A readable form of a user agent: `Chrome on Windows`. */
export function deviceWords(userAgent: string): string {
  const browser = named(browsers, userAgent) ?? "Unknown browser";
  const system = named(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

/** An IPv4 address may be mapped into IPv6. */
export const shortAddress = (address: string): string => address.replace(/^::ffff:/i, "");
