import type { Plugin } from "vite";

type Change = [from: RegExp, to: string];

/** For each file: how to recognise it, and what to replace in it. */
const packages: { file: RegExp; marker: string; changes: Change[] }[] = [
  {
    // Forms, fetchers, data and the router's framework mode share a file with the links.
    file: /\/react-router\/dist\/production\/chunk-[^/]*\.mjs$/,
    marker: "function usePrefetchBehavior(",
    changes: [
      // Without framework mode a link has nothing to prefetch.
      [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, "[false, null, {}]"],
      [/return shouldPrefetch && !isAbsolute \? .*: link;/, "return link;"],
      // The bundler cannot know that these have no side effects.
      [/^\w+\.displayName = "[^"]*";$/gm, ""],
      [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, "$1/* @__PURE__ */ $2"],
    ],
  },
  {
    // The shop has no infinite queries.
    file: /\/@tanstack\/query-core\/build\/modern\/queryClient\.js$/,
    marker: "infiniteQueryBehavior",
    changes: [
      [/^import \{ infiniteQueryBehavior \} from .*$/m, "const infiniteQueryBehavior = undefined;"],
      [/options\.behavior = infiniteQueryBehavior\(options\.pages\);/g, ""],
    ],
  },
];

/**
 * Removes parts of packages that the app never uses and the bundler cannot remove: 5 kB (gzip) of each first load. The
 * build fails if a package's code has changed after an update.
 */
export const leanPackages = (): Plugin => ({
  name: "haat-lean-packages",
  apply: "build",
  transform: {
    filter: { id: packages.map(({ file }) => file) },
    handler(code, id) {
      const changed = packages.find(({ file, marker }) => file.test(id) && code.includes(marker));
      if (!changed) return null;
      let lean = code;
      for (const [from, to] of changed.changes) {
        const next = lean.replace(from, to);
        if (next === lean) this.error(`${from} is no longer in ${id}.`);
        lean = next;
      }
      return { code: lean, map: null };
    },
  },
});
