import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { engineTablesInUse } from "../../../tests/architecture/own-tables.mjs";
import { withDatabase } from "../support/database";
import { type EngineSchema, engineSchema } from "../support/engine-schema";
import { checkout } from "../support/shop-address";

const file = path.join(checkout, "backend", "src", "engine", "schema.lock.json");

/**
 * Our SQL was written for these tables. Review any difference after an engine upgrade column by column:
 * `docs/engine-upgrade.md`. HAAT_UPDATE_LOCK=1 rewrites the file.
 */
it("the engine's tables that our SQL names match the lock file", async () => {
  const locked = JSON.parse(await readFile(file, "utf8").catch(() => '{"used":{},"unused":[]}')) as EngineSchema;
  const found = await withDatabase(async (client) => {
    const { unused } = await engineSchema(client, []);
    return engineSchema(client, await engineTablesInUse(unused));
  });
  if (process.env.HAAT_UPDATE_LOCK) await writeFile(file, `${JSON.stringify(found, null, 2)}\n`);
  else expect(found).toEqual(locked);
});
