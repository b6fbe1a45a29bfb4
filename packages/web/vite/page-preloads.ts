import type { Plugin, Rollup } from "vite";

/**
 * Writes `preloads.json`: the scripts of each page beyond the app's own. The server adds preload links to the page, so
 * that a phone loads them in parallel with the app instead of after it. Fonts of the first text are preloaded on every
 * page.
 *
 * @param pages The route modules of entry pages, by their path or, ending in a slash, its prefix.
 */
export const pagePreloads = (pages: Record<string, string>): Plugin => ({
  name: "haat-page-preloads",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /figtree-latin(?:-ext)?-wght-normal[^/]*\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` },
          injectTo: "head",
        })),
  },
  generateBundle(_options, bundle) {
    const app = scriptsOf(bundle, ({ isEntry }) => isEntry);
    const preloads = Object.entries(pages).map(([start, route]) => {
      const scripts = scriptsOf(bundle, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(route)));
      if (scripts.size === 0) this.error(`${route} is no route: was it renamed?`);
      return [start, [...scripts].filter((file) => !app.has(file)).map((file) => `/${file}`)];
    });
    const source = JSON.stringify(Object.fromEntries(preloads));
    this.emitFile({ type: "asset", fileName: "preloads.json", source });
  },
});

/** Chunks and all their static imports. */
export function scriptsOf(bundle: Rollup.OutputBundle, isWanted: (chunk: Rollup.OutputChunk) => boolean): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || files.has(file)) return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const [file, chunk] of Object.entries(bundle)) if (chunk.type === "chunk" && isWanted(chunk)) add(file);
  return files;
}
