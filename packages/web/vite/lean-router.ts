import type { Plugin } from "vite";

const router = /\/react-router\/dist\/production\/[^/]*\.mjs$/;

/**
 * Tells the bundler which of the router's parts do nothing unless they are used. They lie in one file and are not marked,
 * so that its forms, fetchers and data contexts would come with every link.
 */
export const leanRouter = (): Plugin => ({
  name: "haat-lean-router",
  apply: "build",
  transform: {
    filter: { id: router },
    handler(code, id) {
      if (!router.test(id)) return null;
      const lean = code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
        .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, "$1/* @__PURE__ */ $2");
      return { code: lean, map: null };
    },
  },
});
