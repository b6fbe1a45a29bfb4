import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { aliases } from "../packages/web/vite/aliases";
import { leanPackages } from "../packages/web/vite/lean-packages";
import { pagePreloads } from "../packages/web/vite/page-preloads";
import { precompress } from "../packages/web/vite/precompress";
import { serviceWorker } from "../packages/web/vite/service-worker";
import { startScript } from "../packages/web/vite/start-script";

const backend = process.env.HAAT_BACKEND ?? "http://localhost:9000";

const pages = {
  "/": "src/routes/home.tsx",
  "/products/category/": "src/routes/category.tsx",
  "/subcategory/": "src/routes/sub-category.tsx",
  "/sellers/": "src/routes/seller.tsx",
  "/collections/": "src/routes/collection.tsx",
  "/search": "src/routes/search.tsx",
  "/product/": "src/routes/product.tsx",
  "/cart": "src/routes/cart.tsx",
  "/order": "src/routes/orders.tsx",
};

/** Pages that show nobody's own things and no price that somebody pays: they open without a network. */
const openRoutes = [
  "home",
  "category",
  "sub-category",
  "seller",
  "collection",
  "product",
  "about",
  "contact",
  "faqs",
  "shipping-policy",
  "return-refund",
  "terms",
  "privacy-policy",
  "not-found",
].map((name) => `src/routes/${name}.tsx`);

/**
 * What several first screens share and weighs less than 0.5 kB: by itself each would be a request, and they compress
 * better together.
 */
const smallParts =
  /\/lucide-react\/dist\/esm\/icons\/(?:check|chevron-left|chevron-right|circle-check|circle-x|heart|play)\.mjs$|\/(?:ui\/src\/(?:skeleton|price|empty-state|format)|product-card\/product-picture)\.tsx?$/;

export default defineConfig({
  plugins: [
    react(),
    leanPackages(),
    pagePreloads(pages),
    startScript("start"),
    serviceWorker({
      worker: "worker/service-worker.ts",
      offlinePage: "worker/offline.html",
      routes: openRoutes,
      files: ["favicon.svg", "placeholder.svg", "back-online.js"],
    }),
    precompress(),
  ],
  resolve: { alias: aliases(new URL("../", import.meta.url)) },
  server: {
    proxy: {
      "/api": backend,
      "/media": backend,
      "/static": backend,
      "/dev": backend,
      // The portal as it was built last; its own server is `npm run dev -w seller-portal`.
      "/seller": backend,
    },
  },
  build: {
    manifest: true,
    // Browsers without it fetch the scripts one after another.
    modulePreload: { polyfill: false },
    target: "es2022",
    // First loads weigh 3.5 kB less than by Vite's own.
    minify: "terser",
    // Its second and third pass save 0.2 kB more.
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
    // Below this size Vite would inline fonts and pictures into the style sheet, which the security policy forbids.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", start: "src/app/start.ts" },
      output: {
        onlyExplicitManualChunks: true,
        manualChunks: (id) => (smallParts.test(id) ? "small-parts" : undefined),
      },
    },
  },
});
