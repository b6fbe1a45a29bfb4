import path from "node:path";

type Transformed = { code: string; map: null };
/** As much of Vite's plugins as this one is. */
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

/** The engine's modules that are replaced in its admin, and by what of ours. */
const replaced: Readonly<Record<string, string>> = {
  "react-router-dom": "browser-router.ts",
  "react-country-flag": "country-flag.tsx",
};

/** What else is another text in its admin: what has to be there, and how it is rewritten. */
const rewritten: readonly (readonly [from: RegExp, to: string])[] = [
  // Titles name the shop, not the engine.
  [/ - Medusa`/g, " | Haat`"],
  [/var DEFAULT_TITLE = "Medusa"/, 'var DEFAULT_TITLE = "Haat"'],
  // The office speaks English, and nobody can choose another language there: 34 of them are two thirds of the script.
  [/var translations_default = \{[\s\S]*?\n\};/, "var translations_default = { en: { translation: en_default } };"],
  [
    /var languages = \[[\s\S]*?\n\];/,
    'var languages = [{ code: "en", display_name: "English", ltr: true, date_locale: enUS }];',
  ],
];

/** Its muted words in the dark: its own grey has a contrast of 3.7 on its darkest ground there. */
const mutedInTheDark = "rgb(148, 148, 158)";

/**
 * How the engine's admin at `/app` is built: its router guards every page by our rules and shows our error page, its
 * flags ask no foreign host, its titles are ours, it has one language, and its muted words can be read in the dark.
 * Nothing of the engine is edited; where it changes so that one of these no longer holds, the build fails and says which.
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
