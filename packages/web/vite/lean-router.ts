import type { Plugin } from "vite";

const router = /\/react-router\/dist\/production\/chunk-[^/]*\.mjs$/;

/** What is written otherwise: links of an app without the router's framework fetch nothing in advance. */
const replaced: [from: RegExp, to: string][] = [
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, "[false, null, {}]"],
  [/return shouldPrefetch && !isAbsolute \? .*: link;/, "return link;"],
  // The bundler can't tell by itself that these do nothing unless they are used.
  [/^\w+\.displayName = "[^"]*";$/gm, ""],
  [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, "$1/* @__PURE__ */ $2"],
];

/**
 * Leaves out what the router brings for forms, fetchers, data and its own framework: it lies in one file with the links,
 * and weighs 4 kB (gzip).
 */
export const leanRouter = (): Plugin => ({
  name: "haat-lean-router",
  apply: "build",
  transform: {
    filter: { id: router },
    handler(code, id) {
      if (!router.test(id) || !code.includes("function usePrefetchBehavior(")) return null;
      let lean = code;
      for (const [from, to] of replaced) {
        const next = lean.replace(from, to);
        if (next === lean) this.error(`The router is written otherwise now: ${from} is not in it.`);
        lean = next;
      }
      return { code: lean, map: null };
    },
  },
});
