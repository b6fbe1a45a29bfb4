import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

/**
 * What our apps import in the place of packages, or of their entrances, that are larger or that the security policy would stop.
 *
 * @param root the project's folder.
 */
export function aliases(root: URL): Alias[] {
  const at = (path: string): string => fileURLToPath(new URL(path, root));
  return [
    // By its own list of entrances everybody gets the development build, with its warnings.
    { find: /^react-router$/, replacement: at("node_modules/react-router/dist/production/index.mjs") },
    { find: /^react-router\/dom$/, replacement: at("node_modules/react-router/dist/production/dom-export.mjs") },
    // The very name alone: the stand-in imports the package by its other entrance.
    { find: /^zod$/, replacement: at("packages/web/src/zod.ts") },
  ];
}
