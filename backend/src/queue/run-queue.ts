import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Logger, parseCronItems, run, type TaskList, type Worker, type WorkerEvents } from "graphile-worker";
import type { Pool, PoolClient } from "pg";
import { log } from "../log/log";
import { inTaskSpan } from "../spans/spans";
import { releaseDeadWorkers, showAlive } from "./live-workers";
import { FailedForGood, type Task } from "./task";

/** Concurrent tasks per process: most of them wait for a mail server or a gateway. */
const concurrency = 6;
/** Low, because the schedule adds the task again at the next minute or day anyway. */
const scheduledAttempts = 4;

/**
 * Backoff before restarting a queue that lost its database, in milliseconds: it grows until the queue has run for a
 * while.
 */
const firstPause = 1_000;
const maxPause = 30_000;
const settledAfter = 60_000;
/** How often to check for dead workers. */
const pollPause = 5_000;
/**
 * After this many consecutive failures to fetch a task the queue restarts: graphile-worker caches some failures for
 * ever.
 */
const maxFailures = 10;

const dayMs = 24 * 60 * 60 * 1_000;

type Options = {
  container: MedusaContainer;
  pool: Pool;
  tasks: readonly Task[];
  /** Whether this process adds scheduled tasks. */
  isScheduled: boolean;
};

const logger = new Logger(() => (level, message) => {
  // Failures are retried, or shown in the back office.
  if (level === "error" || level === "warning") log.warn(message);
  else log.debug(message);
});

const toTaskList = (container: MedusaContainer, tasks: readonly Task[]): TaskList =>
  Object.fromEntries(
    tasks.map((task) => [
      task.name,
      (payload: unknown, { job }: { job: { attempts: number; max_attempts: number } }) =>
        inTaskSpan(task.name, payload, () =>
          task.run(container, payload, { number: job.attempts, isLast: job.attempts >= job.max_attempts }),
        ),
    ]),
  );

/** Hourly and daily tasks are made up for if the shop was down at their time. */
const backfillOf = (schedule: string): number => (/^\d+ /.test(schedule) ? dayMs : 0);

/** At most one waiting and one running instance of each task, across all processes. */
const toCronItems = (tasks: readonly Task[]) =>
  parseCronItems(
    tasks.flatMap(({ name, schedule }) => {
      if (!schedule) return [];
      const backfillPeriod = backfillOf(schedule);
      const options = { backfillPeriod, queueName: name, jobKey: name, maxAttempts: scheduledAttempts };
      return [{ task: name, match: schedule, options }];
    }),
  );

/** Runs tasks while the process lives, and restarts after losing the database or a worker. */
export class Queue {
  private isStopped = false;
  private stopRunning: () => Promise<void> = async () => undefined;
  private readonly ended: Promise<void>;

  constructor(private readonly options: Options) {
    this.ended = this.goOn();
  }

  /** Stops fetching tasks and waits for the running ones. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.stopRunning();
    await this.ended;
    await this.options.pool.end();
  }

  private async goOn(): Promise<void> {
    let pauseMs = firstPause;
    while (!this.isStopped) {
      const startedAt = performance.now();
      try {
        await this.untilLost();
      } catch (error) {
        log.warn({ err: error }, "Could not start the queue");
      }
      if (this.isStopped) return;
      pauseMs = performance.now() - startedAt > settledAfter ? firstPause : Math.min(pauseMs * 2, maxPause);
      await pause(pauseMs, undefined, { ref: false });
    }
  }

  private async untilLost(): Promise<void> {
    const { container, pool, tasks, isScheduled } = this.options;
    const workers: Worker[] = [];
    const givingUp: Promise<void>[] = [];
    let show: () => void = () => undefined;
    const shown = new Promise<void>((resolve) => {
      show = resolve;
    });
    let failures = 0;
    const events: WorkerEvents = new EventEmitter();
    events.on("worker:create", ({ worker }) => workers.push(worker));
    events.on("job:complete", ({ job, error }) => {
      if (error instanceof FailedForGood) givingUp.push(giveUp(pool, job.id, error));
    });
    // A worker that could not report its result ends and is not replaced.
    events.on("worker:fatalError", () => void this.stopRunning());
    events.on("worker:getJob:empty", () => {
      failures = 0;
    });
    events.on("worker:getJob:error", () => {
      failures += 1;
      if (failures === maxFailures) void this.stopRunning();
    });
    const runner = await run({
      pgPool: pool,
      taskList: toTaskList(container, tasks),
      parsedCronItems: isScheduled ? toCronItems(tasks) : [],
      concurrency,
      noHandleSignals: true,
      // Called before a worker fetches a task: by then it must hold its lock, or others would consider it dead.
      forbiddenFlags: () => shown.then(() => null),
      logger,
      events,
    });
    this.stopRunning = () => runner.stop().catch(() => undefined);
    let alive: PoolClient | undefined;
    let look: NodeJS.Timeout | undefined;
    try {
      alive = await showAlive(
        pool,
        workers.map(({ workerId }) => workerId),
      );
      const lost = () => void this.stopRunning();
      alive.once("error", lost).once("end", lost);
      show();
      look = setInterval(() => void findDead(pool, alive).catch(lost), pollPause).unref();
      if (this.isStopped) await this.stopRunning();
      await runner.promise;
    } finally {
      clearInterval(look);
      const ended = this.stopRunning();
      // Unblocks workers that still wait for their lock, so that they see they must end.
      show();
      await ended;
      // Running tasks still belong to this process: keep their locks until they are done.
      await Promise.allSettled([...workers.map(({ promise }) => promise), ...givingUp]);
      this.stopRunning = async () => undefined;
      alive?.release(true);
    }
  }
}

/** @throws if the connection that shows this process alive is dead, which may happen without an error event. */
async function findDead(pool: Pool, alive: PoolClient | undefined): Promise<void> {
  await alive?.query("SELECT 1");
  try {
    const dead = await releaseDeadWorkers(pool);
    if (dead.length > 0) log.warn(`Reassigned tasks of ${dead.length} dead workers`);
  } catch (error) {
    log.debug({ err: error }, "Could not check for dead workers");
  }
}

/** Keeps the task in the queue as failed, where staff see it. */
async function giveUp(pool: Pool, id: string, { message }: FailedForGood): Promise<void> {
  try {
    await pool.query("SELECT count(*) FROM graphile_worker.permanently_fail_jobs(ARRAY[$1::bigint], $2)", [
      id,
      message,
    ]);
  } catch (error) {
    log.warn({ err: error }, `Could not mark task ${id} as failed; it will be retried`);
  }
}
