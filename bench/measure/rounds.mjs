import { vacuumFilled } from "../shop/vacuum.mjs";
import { buyingIn, measureBuying } from "./buying.mjs";
import { rotated, runLoad } from "./load.mjs";
import { readsOf } from "./reads.mjs";

/** Numbers of concurrent connections. */
export const connectionCounts = [1, 16];

/**
 * @typedef {object} Subject a shop with what is measured in it
 * @property {number} size
 * @property {import("./reads.mjs").Read[]} reads
 * @property {import("./buying.mjs").Buying} buying
 *
 * @typedef {object} Rounds
 * @property {number} rounds
 * @property {number} seconds of one run
 * @property {number} orders of one run
 */

/**
 * @param {import("../shop/bench-shop.mjs").BenchShop[]} shops
 * @param {number} rounds
 * @returns {Promise<Subject[]>}
 */
export async function subjectsIn(shops, rounds) {
  const subjects = [];
  for (const shop of shops) {
    const subject = { size: shop.size, reads: readsOf(shop, rounds), buying: await buyingIn(shop) };
    // Warm-up: the first requests of a process run uncompiled code.
    for (const { target, requests } of subject.reads) {
      await runLoad(target, requests(0).slice(0, 100), { connections: 2, seconds: 1, amount: 10 });
    }
    await measureBuying(subject.buying, 1, 2);
    // Within a minute autovacuum does the same to the first orders of a new shop. Without it PostgreSQL plans for a few.
    await vacuumFilled(shop.databaseUrl);
    subjects.push(subject);
  }
  return subjects;
}

/**
 * Measures every row in rounds. Within a round each row runs on all catalogues in succession, next to the engine's own
 * rows, so that other load on the machine affects everything that is compared.
 *
 * @param {Subject[]} subjects
 * @param {Rounds} how
 * @param {import("../report/samples.mjs").Samples} samples receives the results
 * @param {(line: string) => void} log
 */
export async function measureRounds(subjects, { rounds, seconds, orders }, samples, log) {
  for (let round = 0; round < rounds; round++) {
    for (const connections of connectionCounts) {
      log(`Round ${round + 1} of ${rounds}, ${connections} at a time …`);
      for (const { size: products, row, read } of rowByRow(subjects)) {
        samples.add({ row, connections, products }, await measureRead(read, round, connections, seconds));
      }
      for (const { size: products, buying } of subjects) {
        for (const [row, load] of await measureBuying(buying, connections, orders)) {
          samples.add({ row, connections, products }, load);
        }
      }
    }
  }
}

/** @param {import("./reads.mjs").Read} read @param {number} round @param {number} connections @param {number} seconds */
async function measureRead({ target, requests, amount }, round, connections, seconds) {
  const all = requests(round);
  if (amount) return runLoad(target, all, { connections, seconds, amount: amount(connections) });
  // Warm-up: the server closes idle database connections, and reopening them must not be measured in a short run. It
  // starts half a stride away from the run, so that the run's requests are not cached yet.
  await runLoad(target, rotated(all, all.length / connections / 2), { connections, seconds: 1 });
  return runLoad(target, all, { connections, seconds });
}

/** All reads, interleaved: the first of every shop, then the second, and so on. @param {Subject[]} subjects */
function rowByRow(subjects) {
  const rows = new Set(subjects.flatMap(({ reads }) => reads.map(({ row }) => row)));
  return [...rows].flatMap((row) =>
    subjects.flatMap(({ size, reads }) =>
      reads.filter((read) => read.row === row).map((read) => ({ size, row, read })),
    ),
  );
}
