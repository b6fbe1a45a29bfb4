import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin, type ResolvedConfig, type Rollup } from "vite";
import { scriptsOf } from "./page-preloads";

type Entry = { url: string; revision: string | null };

type Options = {
  /** The worker's source, relative to the app's root; it is built as `service-worker.js`. */
  worker: string;
  /** The offline fallback page; a comment marks where the app's style sheet is inserted. */
  offlinePage: string;
  /** Route modules whose pages open offline. */
  routes: readonly string[];
  /** Files of the public folder that these pages show. */
  files: readonly string[];
};

const hashOf = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/**
 * Builds the service worker with its precache list: the scripts of the pages that open offline, the app's style sheet
 * and fonts, the offline fallback (`offline.html`) and the app's empty page (`app-shell.html`). They are cached and
 * deleted as one release, so that no page refers to a deleted script.
 */
export function serviceWorker({ worker, offlinePage, routes, files }: Options): Plugin {
  let config: ResolvedConfig;
  let kept: Entry[] = [];
  return {
    name: "haat-service-worker",
    apply: ({ build: settings }, { command }) => command === "build" && !settings?.ssr,
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const html = textOf(bundle["index.html"]);
        const looks = html.match(/<link rel="(?:stylesheet|preload)"[^>]*\.(?:css|woff2)"[^>]*>/g) ?? [];
        const template = await readFile(path.resolve(config.root, offlinePage), "utf8");
        const pages = {
          "offline.html": template.replace(/<!--[^>]*-->/, looks.join("\n    ")),
          "app-shell.html": html.replace("</head>", '  <meta name="robots" content="noindex">\n  </head>'),
        };
        for (const [fileName, source] of Object.entries(pages)) this.emitFile({ type: "asset", fileName, source });
        const named = looks.map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? "");
        const scripts = [...scriptsOf(bundle, ({ isEntry }) => isEntry), ...openScripts(bundle, routes)];
        kept = [
          ...[...new Set([...named, ...scripts.map((file) => `/${file}`)])].map((url) => ({ url, revision: null })),
          ...Object.entries(pages).map(([name, source]) => ({ url: `/${name}`, revision: hashOf(source) })),
          ...(await Promise.all(
            files.map(async (name) => ({
              url: `/${name}`,
              revision: hashOf(await readFile(path.join(config.publicDir, name))),
            })),
          )),
        ];
      },
    },
    writeBundle: async () => {
      await build({
        configFile: false,
        root: config.root,
        mode: config.mode,
        logLevel: "warn",
        publicDir: false,
        define: {
          __PRECACHED__: JSON.stringify(kept),
          __RELEASE__: JSON.stringify(hashOf(JSON.stringify(kept))),
        },
        build: {
          outDir: config.build.outDir,
          emptyOutDir: false,
          target: config.build.target,
          modulePreload: false,
          rollupOptions: {
            input: path.resolve(config.root, worker),
            // One file without imports, for browsers without module workers.
            output: { format: "iife", entryFileNames: "service-worker.js" },
          },
        },
      });
    },
  };
}

/** The scripts of these routes, and of their lazy parts. */
function openScripts(bundle: Rollup.OutputBundle, routes: readonly string[]): Set<string> {
  const atOnce = scriptsOf(bundle, ({ moduleIds }) => moduleIds.some((id) => routes.some((one) => id.endsWith(one))));
  const later = [...atOnce].flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === "chunk" && !chunk.isEntry ? chunk.dynamicImports : [];
  });
  return new Set([...atOnce, ...scriptsOf(bundle, ({ fileName }) => later.includes(fileName))]);
}

function textOf(asset: Rollup.OutputAsset | Rollup.OutputChunk | undefined): string {
  if (asset?.type !== "asset") throw new Error("The build has no index.html.");
  return typeof asset.source === "string" ? asset.source : Buffer.from(asset.source).toString("utf8");
}
