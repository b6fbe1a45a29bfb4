import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { aliases } from "../packages/web/vite/aliases";

/** The same screens, as the server draws them: one file, and all that it needs in it. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: aliases(new URL("../", import.meta.url)) },
  publicDir: false,
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: "src/app/server.tsx",
    outDir: "server/dist",
    emptyOutDir: true,
    target: "node20",
    // Its files' names decide nothing, and what is in it is read in stack traces.
    minify: false,
    rollupOptions: { output: { inlineDynamicImports: true, entryFileNames: "render.mjs" } },
  },
});
