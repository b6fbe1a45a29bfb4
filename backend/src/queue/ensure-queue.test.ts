import { readdirSync } from "node:fs";
import path from "node:path";
import { schemaVersion } from "./ensure-queue";

it("schemaVersion matches the installed queue package", () => {
  const folder = path.join(path.dirname(require.resolve("graphile-worker/package.json")), "sql");
  const versions = readdirSync(folder).map((name) => Number.parseInt(name, 10));
  expect(Math.max(...versions)).toBe(schemaVersion);
});
