import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "@playwright/test/reporter";
import { pictures } from "./pictures";
import { screens } from "./screens";

/** One page with every existing picture, in the order of the table, for reviewers. */
export default class ContactSheet implements Reporter {
  onEnd(): void {
    if (!existsSync(pictures)) return;
    const rows = screens.map(({ name, states }) => {
      const folder = path.join(pictures, name);
      const files = existsSync(folder) ? readdirSync(folder) : [];
      const cells = Object.keys(states).flatMap((state) =>
        files.filter((file) => file.startsWith(`${state}-`)).map((file) => picture(name, file)),
      );
      return `<h2>${name}</h2><div>${cells.join("")}</div>`;
    });
    const file = path.join(pictures, "index.html");
    writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>Screens</title>${style}${rows.join("\n")}\n`);
    console.log(`Contact sheet: ${path.relative(process.cwd(), file)}`);
  }
}

const picture = (name: string, file: string) => {
  const address = `${encodeURIComponent(name)}/${encodeURIComponent(file)}`;
  const width = file.endsWith("-360.png") ? 160 : file.endsWith("-768.png") ? 240 : 360;
  return `<a href="${address}"><img src="${address}" width="${width}" loading="lazy"><br>${file}</a>`;
};

const style = `<style>
  body { font: 14px system-ui; margin: 24px; background: #ddd }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  img { border: 1px solid #999; background: #fff; max-height: 600px; object-fit: cover; object-position: top }
</style>`;
