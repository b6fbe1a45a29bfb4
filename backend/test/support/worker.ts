import { realpathSync } from "node:fs";
import { runMedusa } from "../../../scripts/backend.mjs";
import { freePort } from "../../../scripts/free-port.mjs";
import { testEnvironment } from "../../../scripts/test-shop.mjs";
import type { JobName } from "./job-names";
import { checkout, databaseUrlOf, dataFolder, shopAddress } from "./shop-address";
import { until } from "./until";

/** A process takes its time to start on a busy machine. */
const bootDeadline = 180_000;

export type Worker = {
  /** Does these jobs now, one after the other, as the scheduler would. */
  run: (...jobs: readonly JobName[]) => Promise<void>;
  /** As kill -9, in the middle of whatever it does. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A second process of a shop, the run's own unless given, that does its jobs when it is told to. `stop()` it before the shop. */
export async function aWorker(url?: string): Promise<Worker> {
  const port = await freePort();
  const stopping = new AbortController();
  let failure: unknown;
  const ended = runMedusa({
    root: realpathSync(checkout),
    form: "source",
    // Should it be the one that starts the gateways' simulator, their webhooks go to the server.
    env: {
      ...testEnvironment(databaseUrlOf(url), "source", dataFolder(url)),
      PORT: new URL(url ?? shopAddress().url).port,
    },
    args: ["exec", "./test/support/run-jobs.ts", String(port)],
    signal: stopping.signal,
  }).catch((error: unknown) => {
    failure = error;
  });
  const ask = (name: string) => fetch(`http://127.0.0.1:${port}/${name}`, { method: "POST" });
  await until(
    "the worker",
    async () => {
      if (failure) throw failure;
      const answer = await ask("ready").catch(() => undefined);
      return answer?.ok || undefined;
    },
    bootDeadline,
  );
  return {
    run: async (...jobs) => {
      for (const job of jobs) {
        const answer = await ask(job);
        if (!answer.ok) throw new Error(`${job}: ${await answer.text()}`);
      }
    },
    kill: async () => {
      await ask("die").catch(() => undefined);
      await ended;
    },
    stop: async () => {
      await ask("end").catch(() => stopping.abort());
      await ended;
    },
  };
}
