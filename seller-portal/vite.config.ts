import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { aliases } from "../packages/web/vite/aliases";
import { pagePreloads } from "../packages/web/vite/page-preloads";
import { precompress } from "../packages/web/vite/precompress";

const backend = process.env.HAAT_BACKEND ?? "http://localhost:9000";

const pages = {
  "/seller/login": "src/routes/login.tsx",
  "/seller/register": "src/routes/register.tsx",
  "/seller/forget": "src/routes/forget.tsx",
  "/seller/reset": "src/routes/reset.tsx",
  "/seller/dashboard": "src/routes/home.tsx",
  "/seller/products": "src/routes/products.tsx",
  "/seller/business": "src/routes/business.tsx",
  "/seller/orders": "src/routes/orders.tsx",
  "/seller/returns": "src/routes/returns.tsx",
  "/seller/earnings": "src/routes/earnings.tsx",
  "/seller/profile": "src/routes/profile.tsx",
};

export default defineConfig({
  plugins: [react(), pagePreloads(pages), precompress()],
  resolve: {
    alias: aliases(new URL("../", import.meta.url)),
    // The product form and the portal must share one copy of each.
    dedupe: ["react", "react-dom", "react-router-dom", "@tanstack/react-query", "@medusajs/ui", "react-hook-form"],
  },
  server: {
    port: 5175,
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
    // Below /seller, where the shop's server expects them.
    assetsDir: "seller/assets",
    // Below this size Vite would inline fonts and pictures into the style sheet, which the security policy forbids.
    assetsInlineLimit: 0,
  },
});
