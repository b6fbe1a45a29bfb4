import { execFileSync } from "node:child_process";

/** The reader is an ES module that jest can't load; it runs in a process of its own. */
const script = `
import { buffer } from "node:stream/consumers";
import { extractText, getDocumentProxy } from "unpdf";
const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
process.stdout.write(JSON.stringify((await extractText(pdf, { mergePages: false })).text));`;

/** The text of each page of a PDF, read by another library than the one that wrote it. */
export function pdfPages(pdf: Uint8Array): string[] {
  const options = { input: pdf, cwd: __dirname, encoding: "utf8", maxBuffer: 32 * 1024 * 1024 } as const;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", script], options));
}
