import path from "node:path";
import type { Plugin } from "vite";
import { compressFiles } from "./compress-files.mjs";

/** Compresses the build's output once, at maximum quality. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "haat-precompress",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: () => compressFiles(folder),
  };
}
