import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

export type EngineCall = {
  method: string;
  /** Below `/admin`, such as `/products/:id`. */
  pattern: string;
  /** The whole path, its parameters filled in. */
  path: string;
};

const folder = path.join(path.dirname(createRequire(__filename).resolve("@medusajs/medusa")), "api", "admin");

/** Every call of the engine's own admin API, as its route files export them. */
export const engineCalls: EngineCall[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.js")
  .flatMap((file) => {
    const source = readFileSync(path.join(folder, file), "utf8");
    const pattern = `/${path.dirname(file).split(path.sep).join("/")}`.replace(/\[(\w+)\]/g, ":$1");
    const methods = new Set(
      [...source.matchAll(/exports\.(GET|POST|PUT|PATCH|DELETE)\b/g)].map(([, method]) => method),
    );
    return [...methods].map((method = "") => ({
      method,
      pattern,
      path: `/admin${pattern.replace(/:\w+/g, "some-id")}`,
    }));
  });
