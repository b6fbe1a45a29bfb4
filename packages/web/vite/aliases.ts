import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

/**
 * Replacements that our apps import for packages or entry points that are larger, or that the security policy would block.
 *
 * @param root the project's folder.
 */
export function aliases(root: URL): Alias[] {
  const at = (path: string): string => fileURLToPath(new URL(path, root));
  return [
    // Our apps use only the SDK's `Client`, which is a tenth of the package.
    { find: /^@medusajs\/js-sdk$/, replacement: at("node_modules/@medusajs/js-sdk/dist/esm/client.js") },
    { find: "qs", replacement: at("packages/web/src/query-text.ts") },
    // Its own exports always name the development build, with its warnings.
    { find: /^react-router$/, replacement: at("node_modules/react-router/dist/production/index.mjs") },
    { find: /^react-router\/dom$/, replacement: at("node_modules/react-router/dist/production/dom-export.mjs") },
    // Only the exact name: the replacement imports the package by another entry point.
    { find: /^zod$/, replacement: at("packages/web/src/zod.ts") },
  ];
}
