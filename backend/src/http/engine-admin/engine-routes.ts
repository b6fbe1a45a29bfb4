import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Where the engine keeps a file for each path of its admin API. */
const folder = () => path.join(path.dirname(createRequire(__filename).resolve("@medusajs/medusa")), "api", "admin");

/** Every path of the engine's admin API below `/admin`, such as `/products/:id`. */
function readPatterns(): string[] {
  return readdirSync(folder(), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.js")
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replace(/\[(\w+)\]/g, ":$1"));
}

const isParameter = (segment: string) => segment.startsWith(":");

const segmentsOf = (text: string) => text.slice(1).split("/");

/** Sorts as the engine mounts: at each place a fixed segment goes before a parameter. */
const rank = (segments: string[]) => segments.map((segment) => (isParameter(segment) ? "1" : "0")).join("");

type Pattern = { text: string; segments: string[] };

let known: Pattern[] | undefined;

const patterns = (): Pattern[] => {
  known ??= readPatterns()
    .map((text) => ({ text, segments: segmentsOf(text) }))
    .sort((a, b) => rank(a.segments).localeCompare(rank(b.segments)));
  return known;
};

/** The engine's admin paths, for tests that walk them. */
export const enginePatterns = (): string[] => patterns().map(({ text }) => text);

/**
 * Which of the engine's paths answers at this one, read as Express reads it: whatever the case, one trailing slash
 * tolerated, nothing decoded. Null when none does.
 */
export function findEnginePattern(asked: string): string | null {
  const trimmed = asked.length > 1 && asked.endsWith("/") ? asked.slice(0, -1) : asked;
  const segments = segmentsOf(trimmed.toLowerCase());
  const found = patterns().find(
    (pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((expected, index) =>
        isParameter(expected) ? Boolean(segments[index]) : expected === segments[index],
      ),
  );
  return found?.text ?? null;
}
