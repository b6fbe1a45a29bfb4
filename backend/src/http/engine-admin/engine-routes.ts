import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The engine's folder with one route file per path of its admin API. */
const folder = () => path.join(path.dirname(createRequire(__filename).resolve("@medusajs/medusa")), "api", "admin");

/** Every path of the engine's admin API below `/admin`, such as `/products/:id`. */
function readPatterns(): string[] {
  return readdirSync(folder(), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.js")
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replace(/\[(\w+)\]/g, ":$1"));
}

const isParameter = (segment: string) => segment.startsWith(":");

const segmentsOf = (text: string) => text.slice(1).split("/");

/** Sorts in the engine's mount order: a fixed segment comes before a parameter. */
const rank = (segments: string[]) => segments.map((segment) => (isParameter(segment) ? "1" : "0")).join("");

type Pattern = { text: string; segments: string[] };

let known: Pattern[] | undefined;

const patterns = (): Pattern[] => {
  known ??= readPatterns()
    .map((text) => ({ text, segments: segmentsOf(text) }))
    .sort((a, b) => rank(a.segments).localeCompare(rank(b.segments)));
  return known;
};

/** For tests that iterate over all paths of the engine's admin. */
export const enginePatterns = (): string[] => patterns().map(({ text }) => text);

/**
 * The engine's pattern that matches a path, by Express's rules: case-insensitive, one trailing slash allowed, nothing
 * decoded. Null if none matches.
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
