import path from "node:path";
import { Client } from "pg";
import { startStandby } from "../../../scripts/database/standby.mjs";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { withDatabase } from "./database";
import { checkout } from "./shop-address";

/** A streaming replica of a private shop's database, beside it; removed with the shop. `stop()` it before the shop. */
export async function aReplica({ database, databaseUrl }: TestShop) {
  const cluster = await startStandby({ root: path.resolve(checkout), folder: database.folder, url: databaseUrl });
  const url = cluster.url(new URL(databaseUrl).pathname.slice(1));
  const client = new Client(url);
  await client.connect();
  const ask = async <Row extends object>(text: string): Promise<Row[]> => (await client.query<Row>(text)).rows;
  return {
    url,
    /** What is written from now on can't be read at the replica, until `goOn`. */
    pause: () => ask("SELECT pg_wal_replay_pause()"),
    goOn: () => ask("SELECT pg_wal_replay_resume()"),
    /** Whether it has everything that the primary has written. */
    isUpToDate: async (): Promise<boolean> => {
      const [{ at }] = await withDatabase(
        async (other) =>
          (await other.query<{ at: string }>("SELECT pg_current_wal_lsn()::text AS at")).rows as [{ at: string }],
        databaseUrl,
      );
      const [row] = await ask<{ reached: boolean }>(`SELECT pg_last_wal_replay_lsn() >= '${at}'::pg_lsn AS reached`);
      return row?.reached === true;
    },
    stop: async (): Promise<void> => {
      await client.end();
      await cluster.stop();
    },
  };
}
