import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

export type EngineCall = {
  method: string;
  /** Below its area, such as `/products/:id`. */
  pattern: string;
  /** The whole path, parameters filled in. */
  path: string;
};

const folder = path.join(path.dirname(createRequire(__filename).resolve("@medusajs/medusa")), "api");

/** Every call of one area of the engine's API, as exported by its route files. */
function callsBelow(area: string): EngineCall[] {
  const root = path.join(folder, area);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.js")
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), "utf8");
      const pattern = `/${path.dirname(file).split(path.sep).join("/")}`.replace(/\[(\w+)\]/g, ":$1");
      const methods = new Set(
        [...source.matchAll(/exports\.(GET|POST|PUT|PATCH|DELETE)\b/g)].map(([, method]) => method),
      );
      return [...methods].map((method = "") => ({
        method,
        pattern,
        path: `/${area}${pattern.replace(/:\w+/g, "some-id")}`,
      }));
    });
}

/** The parts of the engine's API, each a folder of route files. */
export const engineAreas: string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && callsBelow(entry.name).length > 0)
  .map(({ name }) => name);

/** Every call of the engine's own admin API. */
export const engineCalls: EngineCall[] = callsBelow("admin");

/** Every call of the engine's other areas, which are closed to everybody. */
export const closedEngineCalls: EngineCall[] = engineAreas
  .filter((area) => area !== "admin")
  .flatMap((area) => callsBelow(area));
