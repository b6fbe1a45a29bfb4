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
    // The SDK's package exports only its root; its `Client` alone is a tenth of that.
    { find: "@medusajs/js-sdk/client", replacement: at("node_modules/@medusajs/js-sdk/dist/esm/client.js") },
    { find: "qs", replacement: at("packages/web/src/query-text.ts") },
    // The very name alone: the stand-in imports the package by its other entrance.
    { find: /^zod$/, replacement: at("packages/web/src/zod.ts") },
  ];
}
