import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { engineAdminBuild } from "./engine-admin-build";

const dist = path.join(path.dirname(require.resolve("@medusajs/dashboard/package.json")), "dist");

describe("our build of the engine's admin", () => {
  // @spec engine-admin-one-language
  it("has a single language and our own titles", () => {
    const build = engineAdminBuild();
    const files = readdirSync(dist).filter((name) => name.endsWith(".mjs"));
    const text = files
      .map((name) => build.transform(readFileSync(path.join(dist, name), "utf8"), path.join(dist, name))?.code ?? "")
      .join("\n");
    expect(text.match(/\btranslation: \w+_default\b/g)).toEqual(["translation: en_default"]);
    expect(text.match(/\bdate_locale: \w+/g)).toEqual(["date_locale: enUS"]);
    expect(text).toContain('var DEFAULT_TITLE = "Haat"');
    expect(text).not.toContain(" - Medusa`");
  });
});
