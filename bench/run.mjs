import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildStale } from "../scripts/build-stale.mjs";
import { runScript } from "../scripts/complain.mjs";
import { measureAll } from "./measure-all.mjs";
import { readOptions } from "./options.mjs";
import { withBenchSection } from "./report/readme.mjs";
import { speedSection } from "./report/section.mjs";
import { missedTargets } from "./report/table.mjs";
import { startBenchDatabase } from "./shop/bench-database.mjs";
import { layGround, startBenchShop } from "./shop/bench-shop.mjs";

const root = path.resolve(import.meta.dirname, "..");
const say = (/** @type {string} */ line) => console.log(line);

await runScript(async () => {
  const options = readOptions(process.argv.slice(2));
  const started = Date.now();
  await buildStale({ root, say });
  const database = await startBenchDatabase(root);
  /** @type {import("./shop/bench-shop.mjs").BenchShop[]} */
  const shops = [];
  try {
    say("Laying the ground …");
    await layGround(root, database);
    for (const size of options.products) {
      say(`Making a shop of ${size} products …`);
      shops.push(await startBenchShop(root, database, size));
    }
    const rows = await measureAll({ root, shops, database, options, say });
    const section = speedSection({
      rows,
      sizes: options.products,
      rounds: options.rounds,
      minutes: (Date.now() - started) / 60_000,
      postgresVersion: await database.version(),
    });
    const missed = missedTargets(rows);
    say(`\n${section}\n`);
    say(
      missed.length === 0
        ? "Every target was reached."
        : `Missed targets (${missed.length}):\n  ${missed.join("\n  ")}`,
    );
    await publish(section, options.publish);
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
    await database.remove();
  }
  return 0;
});

/** @param {string} section @param {boolean} complete only a complete run goes into README.md */
async function publish(section, complete) {
  await writeFile(path.join(root, "bench", "results.md"), `# Speed\n\n${section}\n`);
  if (!complete) return;
  const file = path.join(root, "README.md");
  await writeFile(file, withBenchSection(await readFile(file, "utf8"), section));
}
