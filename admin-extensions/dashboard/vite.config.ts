import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { aliases } from "../../packages/web/vite/aliases";
import { precompress } from "../../packages/web/vite/precompress";

const backend = process.env.HAAT_BACKEND ?? "http://localhost:9000";

/** The host of the back office's screens at `/adminlogin` and `/dashboard`. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), precompress()],
  resolve: {
    alias: aliases(new URL("../../", import.meta.url)),
    // The screens and these libraries must share one copy of each.
    dedupe: ["react", "react-dom", "react-router-dom", "@tanstack/react-query", "@medusajs/ui", "react-hook-form"],
  },
  server: {
    port: 5174,
    proxy: {
      "/api": backend,
      "/media": backend,
      "/static": backend,
      "/dev": backend,
      "/app": backend,
      // With the trailing slash: without it, it would match /adminlogin too.
      "/admin/": backend,
      "/auth": backend,
    },
  },
  build: {
    target: "es2022",
    // Below /dashboard, where the shop's server expects them.
    assetsDir: "dashboard/assets",
    // Below this size Vite would inline fonts and pictures into the style sheet, which the security policy forbids.
    assetsInlineLimit: 0,
  },
});
