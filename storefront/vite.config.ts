import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pagePreloads } from "./vite/page-preloads";
import { precompress } from "./vite/precompress";

const backend = process.env.HAAT_BACKEND ?? "http://localhost:9000";
const sdkClient = fileURLToPath(new URL("../node_modules/@medusajs/js-sdk/dist/esm/client.js", import.meta.url));
const queryText = fileURLToPath(new URL("./src/lib/query-text.ts", import.meta.url));
const zodWithoutEval = fileURLToPath(new URL("./src/lib/zod.ts", import.meta.url));

export default defineConfig({
  plugins: [react(), pagePreloads(), precompress()],
  resolve: {
    alias: [
      // The SDK's package exports only its root; its `Client` alone is a tenth of that.
      { find: "@medusajs/js-sdk/client", replacement: sdkClient },
      { find: "qs", replacement: queryText },
      // The very name alone: the stand-in imports the package by its other entrance.
      { find: /^zod$/, replacement: zodWithoutEval },
    ],
  },
  server: {
    proxy: {
      "/api": backend,
      "/media": backend,
      "/static": backend,
      "/dev": backend,
    },
  },
  build: {
    manifest: true,
    target: "es2022",
    // Below this size Vite would inline fonts and pictures into the style sheet, which the security policy forbids.
    assetsInlineLimit: 0,
  },
});
