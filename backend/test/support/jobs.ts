import path from "node:path";
import { freePort } from "../../../scripts/free-port.mjs";
import { jobsPortOf } from "./shop-address";

/** Files of `src/jobs` and of `src/subscribers`. */
export type JobName =
  | "read-gateway-events"
  | "look-at-gateways"
  | "expire-unpaid"
  | "send-refunds"
  | "reconcile"
  | "sweep-order-listing"
  | "tell-untold"
  | "sweep-drafts"
  | "sweep-reservations"
  | "issue-missing-invoices";
export type SubscriberName = "follow-engine-cancellation";

type JobsEnvironment = { NODE_OPTIONS: string; HAAT_TEST_JOBS_PORT: string; HAAT_TEST_STATEMENTS?: string };

/** NODE_OPTIONS by which a server loads a script of this folder before all else. */
export const preloading = (script: string): string =>
  // In quotes, as Node reads them: the path of a checkout may have spaces.
  `--require ${JSON.stringify(path.join(__dirname, script))}`;

/** What a server is started with so that it does jobs when it is told to, and not when a clock says so. */
export async function jobsEnvironment(): Promise<JobsEnvironment> {
  return {
    NODE_OPTIONS: ["jobs-on-demand.cjs", "watch-statements.cjs"].map(preloading).join(" "),
    HAAT_TEST_JOBS_PORT: String(await freePort()),
    ...(process.env.HAAT_TEST_STATEMENTS && { HAAT_TEST_STATEMENTS: process.env.HAAT_TEST_STATEMENTS }),
  };
}

/** Does jobs of a server now, the run's own unless given, one after the other. */
export async function runJobs(url: string | undefined, ...jobs: readonly JobName[]): Promise<void> {
  for (const job of jobs) await ask(url, `jobs/${job}`);
}

/** Tells a subscriber of a server, the run's own unless given, of an event: late, or once more. Answers once it has dealt with it. */
export const tellSubscriber = (
  name: SubscriberName,
  event: { name: string; data: Record<string, unknown> },
  url?: string,
): Promise<void> => ask(url, `subscribers/${name}`, event);

async function ask(url: string | undefined, address: string, body?: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${jobsPortOf(url)}/${address}`, {
    method: "POST",
    body: JSON.stringify(body ?? {}),
  });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
}
