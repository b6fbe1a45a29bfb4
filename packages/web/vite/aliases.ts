import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

/**
 * What our apps import in the place of larger packages, and of those that the security policy would stop.
 *
 * @param root the project's folder.
 */
export function aliases(root: URL): Alias[] {
  const at = (path: string): string => fileURLToPath(new URL(path, root));
  return [
    // Our apps use the SDK's `Client` alone, which is a tenth of the package.
    { find: /^@medusajs\/js-sdk$/, replacement: at("node_modules/@medusajs/js-sdk/dist/esm/client.js") },
    { find: "qs", replacement: at("packages/web/src/query-text.ts") },
    // By its own list of entrances everybody gets the development build, with its warnings.
    { find: /^react-router$/, replacement: at("node_modules/react-router/dist/production/index.mjs") },
    { find: /^react-router\/dom$/, replacement: at("node_modules/react-router/dist/production/dom-export.mjs") },
    // The very name alone: the stand-in imports the package by its other entrance.
    { find: /^zod$/, replacement: at("packages/web/src/zod.ts") },
  ];
}
