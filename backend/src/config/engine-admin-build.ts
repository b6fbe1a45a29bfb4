import path from "node:path";

type Transformed = { code: string; map: null };
/** The part of Vite's plugin type used here. */
type BuildPlugin = {
  name: string;
  apply: "build";
  enforce: "pre";
  resolveId: (source: string, importer?: string) => string | null;
  transform: (code: string, id: string) => Transformed | null;
  transformIndexHtml: (html: string) => string;
  closeBundle: (error?: Error) => void;
};

const ofDashboard = /[\\/]@medusajs[\\/]dashboard[\\/]dist[\\/]/;

/** Modules of the engine's admin that are replaced by ours. */
const replaced: Readonly<Record<string, string>> = {
  "react-router-dom": "browser-router.ts",
  "react-country-flag": "country-flag.tsx",
};

/** Text of the engine's admin that must exist, and its replacement. */
const rewritten: readonly (readonly [from: RegExp, to: string])[] = [
  // Page titles name the shop, not the engine.
  [/ - Medusa`/g, " | Haat`"],
  [/var DEFAULT_TITLE = "Medusa"/, 'var DEFAULT_TITLE = "Haat"'],
  // English only, without a language menu: the 34 languages are two thirds of the script.
  [/var translations_default = \{[\s\S]*?\n\};/, "var translations_default = { en: { translation: en_default } };"],
  [
    /var languages = \[[\s\S]*?\n\];/,
    'var languages = [{ code: "en", display_name: "English", ltr: true, date_locale: enUS }];',
  ],
];

/** Muted text in dark mode: the engine's own grey has a contrast of 3.7 on its darkest background. */
const mutedInTheDark = "rgb(148, 148, 158)";

/**
 * The build plugin of the engine's admin at `/app`: its router guards every page by our rules and shows our error page,
 * its country flags load from no foreign host, its titles are ours, it has one language, and muted text is readable in
 * dark mode. The engine's files stay unchanged; if an engine update breaks one of these, the build fails and names it.
 */
export function engineAdminBuild(): BuildPlugin {
  const folder = path.join(path.dirname(require.resolve("@haat/admin-extensions/package.json")), "src/admin/engine");
  const missing = new Set<string>([...Object.keys(replaced), ...rewritten.map(([from]) => String(from))]);
  return {
    name: "haat-engine-admin",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const ours = replaced[source];
      if (!ours || !importer || !ofDashboard.test(importer)) return null;
      missing.delete(source);
      return path.join(folder, ours);
    },
    transform(code, id) {
      if (!ofDashboard.test(id)) return null;
      const text = rewritten.reduce((before, [from, to]) => {
        const after = before.replace(from, to);
        if (after !== before) missing.delete(String(from));
        return after;
      }, code);
      return text === code ? null : { code: text, map: null };
    },
    transformIndexHtml: (html) =>
      html
        .replace("<html>", '<html lang="en-IN">')
        .replace(
          "</head>",
          `  <title>Haat</title>\n      <style>html.dark{--fg-muted:${mutedInTheDark}}</style>\n    </head>`,
        ),
    closeBundle(error) {
      if (error || missing.size === 0) return;
      throw new Error(`The engine's admin has changed and no longer has: ${[...missing].join(", ")}.`);
    },
  };
}
