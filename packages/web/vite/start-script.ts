import type { Plugin } from "vite";

/**
 * Names the script that starts the others, in the head of the built page: the server writes it into rendered pages, in
 * place of their scripts.
 *
 * @param entry its name among the build's inputs
 */
export const startScript = (entry: string): Plugin => ({
  name: "haat-start-script",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle = {} }) {
      const script = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry && file.name === entry);
      if (!script) throw new Error(`The build has no entry "${entry}".`);
      return [{ tag: "meta", attrs: { name: "start-script", content: `/${script.fileName}` }, injectTo: "head" }];
    },
  },
});
