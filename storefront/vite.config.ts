import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { aliases } from "../packages/web/vite/aliases";
import { precompress } from "../packages/web/vite/precompress";
import { pagePreloads } from "./vite/page-preloads";

const backend = process.env.HAAT_BACKEND ?? "http://localhost:9000";

export default defineConfig({
  plugins: [react(), pagePreloads(), precompress()],
  resolve: { alias: aliases(new URL("../", import.meta.url)) },
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
