import { readFileSync } from "node:fs";
import path from "node:path";
import { settingsIndex } from "./settings-index";

// @spec search-finds-all-kinds
it("the settings index lists the parts of the settings screen, each once and in its order", () => {
  const source = readFileSync(path.join(__dirname, "settings-sections.tsx"), "utf8");
  const shown = [...source.matchAll(/<Part\s+title="([^"]+)"/g)].map(([, title]) => title);
  expect(shown.length).toBeGreaterThan(5);
  expect(settingsIndex.map(({ title }) => title)).toEqual(shown);
});
