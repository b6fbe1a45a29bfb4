import type { Server } from "../../../scripts/backend.mjs";
import { freePort } from "../../../scripts/free-port.mjs";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { aStaffMember } from "../support/administrator";
import { api } from "../support/api";
import { aPrivateShop } from "../support/private-shop";
import { aRedis, hasRedis } from "../support/redis";
import { aReplica } from "../support/replica";
import { aSecondServer } from "../support/second-server";
import { until } from "../support/until";

const withReplica = hasRedis ? describe : describe.skip;

/** How many requests of staff read what, as the server counts them. */
async function readsOf(port: number): Promise<{ replica: number; primary: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const count = (from: string) =>
    Number(new RegExp(`^haat_replica_reads_total\\{from="${from}"\\} (\\d+)$`, "m").exec(text)?.[1]);
  return { replica: count("replica"), primary: count("primary") };
}

withReplica("a shop with a read replica", () => {
  let redis: Awaited<ReturnType<typeof aRedis>>;
  let shop: TestShop;
  let replica: Awaited<ReturnType<typeof aReplica>>;
  let server: Server;
  let metricsPort: number;

  beforeAll(async () => {
    [redis, shop] = await Promise.all([aRedis(), aPrivateShop()]);
    replica = await aReplica(shop);
    metricsPort = await freePort();
    server = await aSecondServer(shop, {
      REDIS_URL: redis.url,
      DATABASE_READ_URL: replica.url,
      // The replica may be as old as this test makes it.
      DATABASE_READ_MAX_LAG: "86400",
      METRICS_PORT: String(metricsPort),
    });
  }, 300_000);
  afterAll(async () => {
    await server?.stop();
    await replica?.stop();
    await shop?.stop();
    await redis?.remove();
  });

  /** Every read of staff that this test has asked for. */
  let asked = 0;
  /** The reads once all are counted: the server keeps its figures for a second. */
  const allReads = () =>
    until("the reads are counted", async () => {
      const now = await readsOf(metricsPort);
      return now.replica + now.primary === asked ? now : undefined;
    });

  const aReader = async () => {
    const { token } = await aStaffMember({ permissions: ["view_search", "edit_search"], url: shop.url });
    const staff = api(token, server.url);
    return {
      add: (word: string) => staff.call("addSearchSynonym", { body: { word, equals: ["skirt"], direction: "oneway" } }),
      words: async () => {
        asked++;
        return (await staff.call("listSearchSynonyms", { query: {} })).synonyms.map(({ word }) => word);
      },
    };
  };

  it("lets staff read it, but nobody data from before their own change, and goes on without it", async () => {
    const [writer, reader] = [await aReader(), await aReader()];
    expect(await reader.words()).not.toContain("ghagra");
    await until("the replica is up to date", async () => (await replica.isUpToDate()) || undefined);
    await replica.pause();
    await writer.add("ghagra");
    expect(await writer.words()).toContain("ghagra");
    // Who has written nothing reads the replica, which stands still.
    expect(await reader.words()).not.toContain("ghagra");
    // A read that finds the replica unable to answer is answered by the primary.
    expect(await writer.words()).toContain("ghagra");
    await replica.goOn();
    await until("the replica has it", async () => (await reader.words()).includes("ghagra") || undefined);
    const counted = await allReads();
    expect(counted).toEqual({ replica: expect.any(Number), primary: 2 });
    await replica.stop();
    await writer.add("chaniya");
    expect([await writer.words(), await reader.words()]).toEqual([
      expect.arrayContaining(["ghagra", "chaniya"]),
      expect.arrayContaining(["ghagra", "chaniya"]),
    ]);
    expect(await allReads()).toEqual({ replica: counted.replica, primary: 4 });
  });
});
