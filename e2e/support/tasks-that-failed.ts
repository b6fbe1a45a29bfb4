/** A healthy shop has no failed tasks: stories and screenshots use these responses instead. */
const task = (_id: string, name: string, error: string, rest: object = {}) => ({
  _id,
  name,
  attempts: 16,
  maxAttempts: 16,
  error,
  failedAt: "2026-11-25T10:35:12.000Z",
  createdAt: "2026-11-23T08:12:40.000Z",
  nextTryAt: null,
  ...rest,
});

/** Failed for good. */
export const failedTasks = [
  task("4711", "deliver-message", "550 5.1.1 <asha.rao@example.com>: Recipient address rejected: User unknown"),
  task("4698", "reconcile", "The gateway can't be reached.", { attempts: 4, maxAttempts: 4 }),
  task(
    "4302",
    "publish-order-event",
    `could not write to file "base/pgsql_tmp/pgsql_tmp${"4".repeat(80)}.0": No space left on device. ${"It was tried once more. ".repeat(12)}`,
    { failedAt: "2026-11-24T21:05:00.000Z" },
  ),
  task("4207", "a-task-of-an-earlier-release", "The server stopped while the task was running."),
];

/** Will be retried automatically. */
export const retryingTasks = [
  task("4733", "deliver-message", "connect ECONNREFUSED 10.0.4.12:587", {
    attempts: 7,
    nextTryAt: "2026-11-25T10:53:29.000Z",
  }),
];

/** The response with a page of them. */
export const answerOf = (tasks: readonly object[]) => ({
  success: true,
  tasks,
  total: tasks.length,
  page: 1,
  limit: 5,
});
