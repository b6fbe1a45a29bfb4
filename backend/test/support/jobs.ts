import path from "node:path";
import { freePort } from "../../../scripts/free-port.mjs";
import { jobsPortOf } from "./shop-address";

const jobNames = [
  "read-gateway-events",
  "look-at-gateways",
  "expire-unpaid",
  "send-refunds",
  "reconcile",
  "sweep-order-listing",
  "tell-untold",
  "sweep-drafts",
] as const;
export type JobName = (typeof jobNames)[number];

type JobsEnvironment = { NODE_OPTIONS: string; HAAT_TEST_JOBS: string; HAAT_TEST_JOBS_PORT: string };

/** NODE_OPTIONS by which a server loads a script of this folder before all else. */
export const preloading = (script: string): string =>
  // In quotes, as Node reads them: the path of a checkout may have spaces.
  `--require ${JSON.stringify(path.join(__dirname, script))}`;

/** What a server is started with so that it does these jobs when it is told to, and not when a clock says so. */
export async function jobsEnvironment(): Promise<JobsEnvironment> {
  return {
    NODE_OPTIONS: preloading("jobs-on-demand.cjs"),
    HAAT_TEST_JOBS: jobNames.join(" "),
    HAAT_TEST_JOBS_PORT: String(await freePort()),
  };
}

/** Does jobs of a server now, the run's own unless given, one after the other. */
export async function runJobs(url: string | undefined, ...jobs: readonly JobName[]): Promise<void> {
  for (const job of jobs) {
    const answer = await fetch(`http://127.0.0.1:${jobsPortOf(url)}/${job}`, { method: "POST" });
    if (!answer.ok) throw new Error(`${job}: ${await answer.text()}`);
  }
}
