import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const packageSchema = z.object({ workspaces: z.array(z.string()) });

const isRoot = (folder: string) => {
  const file = path.join(folder, "package.json");
  return existsSync(file) && packageSchema.safeParse(JSON.parse(readFileSync(file, "utf8"))).success;
};

/** The workspace folder, searched upwards from this file, so that it is found in source and compiled code alike. */
export function projectRoot(): string {
  for (let folder = __dirname; ; folder = path.dirname(folder)) {
    if (isRoot(folder)) return folder;
    if (folder === path.dirname(folder)) return process.cwd();
  }
}
