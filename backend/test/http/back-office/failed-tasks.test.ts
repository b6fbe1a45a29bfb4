import { taskMessages } from "@haat/api-contract/task/messages";
import type { FailedTaskState } from "@haat/api-contract/task/words";
import { anAdministrator, aStaffMember, type StaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { atOnce } from "../../support/at-once";
import { auditOf } from "../../support/audit";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { whileRefused } from "../../support/refusal";
import { until } from "../../support/until";

let clerk: StaffMember;
beforeAll(async () => {
  clerk = await aStaffMember({ permissions: ["view_settings", "edit_settings"] });
});

const made: string[] = [];
afterAll(() =>
  withDatabase((client) => client.query("DELETE FROM graphile_worker._private_jobs WHERE id = ANY ($1)", [made])),
);

/** No message has this id, so the task has nothing to do and succeeds. */
const doable = { id: "qmsg_none" };
/** The task cannot parse this, so every attempt fails. */
const unreadable = { id: 4711 };

type Added = { payload: object; maxAttempts: number; change?: string };

/** A task in the queue. `change` is SQL that is executed before a worker can see it. */
const aTask = ({ payload, maxAttempts, change }: Added): Promise<string> =>
  withDatabase(async (client) => {
    await client.query("BEGIN");
    const { rows } = await client.query<{ id: string }>(
      "SELECT id FROM graphile_worker.add_job('deliver-message', $1, max_attempts => $2)",
      [payload, maxAttempts],
    );
    const id = rows[0]?.id ?? "";
    if (change) await client.query(`UPDATE graphile_worker._private_jobs SET ${change} WHERE id = $1`, [id]);
    await client.query("COMMIT");
    made.push(id);
    return id;
  });

/** A task that has failed for good but would succeed if retried. `change` is SQL. */
const aFailedTask = ({ error = "Away.", change = "" }: { error?: string | null; change?: string } = {}) =>
  aTask({
    payload: doable,
    maxAttempts: 16,
    change: `attempts = 16, last_error = ${error === null ? "NULL" : `'${error.replaceAll("'", "''")}'`}${change && `, ${change}`}`,
  });

const listed = async (state?: FailedTaskState) =>
  (await api(clerk.token).call("listFailedTasks", { query: { ...(state && { state }), limit: 100 } })).tasks;
const find = async (id: string, state?: FailedTaskState) => (await listed(state)).find(({ _id }) => _id === id);
const untilListed = (id: string, state?: FailedTaskState) => until("the failure listed", () => find(id, state));

const retry = (taskId: string, token = clerk.token) => api(token).call("retryTask", { params: { taskId } });

const attemptsOf = (id: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query("SELECT attempts FROM graphile_worker.jobs WHERE id = $1", [id]);
    return rows[0]?.attempts as number | undefined;
  });
const untilDone = (id: string) =>
  until("the task done", async () => ((await attemptsOf(id)) === undefined ? true : undefined));
const databaseTime = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ now: Date }>("SELECT date_trunc('milliseconds', clock_timestamp()) AS now");
    return rows[0]?.now.toISOString() ?? "";
  });

describe("GET /api/v1/back-office/failed-tasks", () => {
  // @spec failed-tasks-seen
  it("lists failed tasks with name, attempts, time and error, but without the payload", async () => {
    const begun = await databaseTime();
    const id = await aTask({ payload: unreadable, maxAttempts: 1 });
    const task = await untilListed(id);
    expect(task).toMatchObject({ name: "deliver-message", attempts: 1, maxAttempts: 1, nextTryAt: null });
    expect(task?.error).toContain("expected string");
    const ended = await databaseTime();
    for (const at of [task?.failedAt, task?.createdAt]) {
      expect((at ?? "") >= begun).toBe(true);
      expect((at ?? "") <= ended).toBe(true);
    }
    const { text } = await raw("GET", "/api/v1/back-office/failed-tasks", { token: clerk.token });
    expect(text).not.toContain("4711");
    expect(text).not.toContain("payload");
    expect(await find(id, "retrying")).toBeUndefined();
  });

  // @spec failed-tasks-seen
  it("lists tasks that will be retried automatically separately, with the time", async () => {
    const id = await aTask({ payload: unreadable, maxAttempts: 16 });
    const task = await untilListed(id, "retrying");
    expect(task).toMatchObject({ name: "deliver-message", maxAttempts: 16 });
    expect((task?.nextTryAt ?? "") > (task?.failedAt ?? "")).toBe(true);
    expect(await find(id)).toBeUndefined();
  });

  it("sorts by time of failure, newest first, in pages, whatever the cause", async () => {
    // All later than those of other tests: failed after all attempts, at once, and superseded by a newer one.
    const usual = await aFailedTask({
      change: "run_at = timestamptz '2101-01-01 12:00Z' + exp(10) * interval '1 second'",
    });
    const atFirst = await aFailedTask({ change: "updated_at = '2102-01-01 12:00Z', run_at = '2102-01-01 12:00:03Z'" });
    const superseded = await aFailedTask({ change: "updated_at = '2104-01-01', run_at = '2103-01-01 12:00:54Z'" });
    const top = (await listed()).slice(0, 3);
    expect(top.map(({ _id, failedAt }) => [_id, failedAt.slice(0, 10)])).toEqual([
      [superseded, "2103-01-01"],
      [atFirst, "2102-01-01"],
      [usual, "2101-01-01"],
    ]);
    const second = await api(clerk.token).call("listFailedTasks", { query: { page: 2, limit: 1 } });
    expect(second.tasks).toEqual([top[1]]);
    expect(second.total).toBeGreaterThanOrEqual(3);
  });

  it("hides the values of a failed statement, and explains a failure without an error", async () => {
    const leaking = await aFailedTask({ error: `insert into "x" ("y") values ('a secret') - duplicate key` });
    expect((await find(leaking))?.error).toBe("duplicate key");
    const died = await aFailedTask({ error: null });
    expect((await find(died))?.error).toBe("The server stopped while the task was running.");
  });

  it("is counted on the overview", async () => {
    await aFailedTask();
    expect((await api(clerk.token).call("getToDo", {})).toDo.failedTasks).toBeGreaterThan(0);
  });
});

describe("POST /api/v1/back-office/failed-tasks/:taskId/retry", () => {
  // @spec failed-tasks-retried
  it("retries the task with the full number of attempts, and is audited", async () => {
    const id = await aFailedTask();
    expect((await retry(id)).message).toBe("The task is being retried.");
    await untilDone(id);
    expect(await find(id)).toBeUndefined();
    expect(await auditOf(id)).toEqual([{ action: "task.retried", before: { attempts: 16 }, after: { attempts: 0 } }]);
    const { token } = await anAdministrator();
    const { entries } = await api(token).call("listAudit", { query: { subjectId: id } });
    expect(entries[0]).toMatchObject({
      actor: { _id: clerk.userId },
      subject: { type: "task", _id: id, label: "Send a message" },
    });
    expect(await failureOf(retry(id))).toMatchObject({ status: 404, message: taskMessages.notFound });
  });

  // @spec failed-tasks-retried
  it("does not wait for the scheduled retry", async () => {
    const change = "attempts = 9, last_error = 'Away.', run_at = now() + interval '2 hours'";
    const id = await aTask({ payload: doable, maxAttempts: 16, change });
    await untilListed(id, "retrying");
    await retry(id);
    await untilDone(id);
  });

  // @spec failed-tasks-retried
  it("retries once for any number of concurrent clicks", async () => {
    const id = await aFailedTask();
    const statuses = await atOnce(
      Array.from({ length: 20 }),
      async () =>
        (await raw("POST", `/api/v1/back-office/failed-tasks/${id}/retry`, { token: clerk.token, body: {} })).status,
      20,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404 || status === 409)).toHaveLength(19);
    await untilDone(id);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it("rejects a task that is running or waiting for its first attempt", async () => {
    // The lock time is in the future, so that no worker considers it expired.
    const running = await aFailedTask({ change: "locked_at = now() + interval '1 hour', locked_by = 'a test'" });
    const waiting = await aTask({ payload: doable, maxAttempts: 16, change: "run_at = now() + interval '1 day'" });
    for (const id of [running, waiting]) {
      expect(await find(id)).toBeUndefined();
      expect(await failureOf(retry(id))).toMatchObject({ status: 409, message: taskMessages.isRetried });
      expect(await auditOf(id)).toEqual([]);
    }
  });

  it.each(["999999999999", "9".repeat(19), "9".repeat(100), "-1", "1.5", "some-id", "%20"])(
    "returns 404 for task %s",
    async (id) => {
      const path = `/api/v1/back-office/failed-tasks/${id}/retry`;
      const { status, body } = await raw("POST", path, { token: clerk.token, body: {} });
      expect({ status, body }).toEqual({ status: 404, body: { success: false, message: taskMessages.notFound } });
    },
  );

  it("changes nothing if the audit entry cannot be written", async () => {
    const id = await aFailedTask();
    const refused = { table: "audit_entry", event: "INSERT", which: `NEW.subject_id = '${id}'` } as const;
    expect((await whileRefused(refused, () => failureOf(retry(id)))).status).toBe(500);
    expect(await attemptsOf(id)).toBe(16);
    expect(await find(id)).toBeDefined();
  });

  it("needs more than view_settings", async () => {
    const { token } = await aStaffMember({ permissions: ["view_settings"] });
    const id = await aFailedTask();
    expect((await failureOf(retry(id, token))).status).toBe(403);
    expect(await attemptsOf(id)).toBe(16);
  });
});
