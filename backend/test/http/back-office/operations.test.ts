import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { aStaffMember } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { operationsOf } from "../../support/operations";
import { raw } from "../../support/raw";
import { checkout } from "../../support/shop-address";
import { runTasks } from "../../support/tasks";

const address = "/api/v1/back-office/operations";

/** No worker knows it, so that what is added to the queue stays as it is. */
const kind = `kind-of-${randomUUID()}`;

const addTasks = (...tasks: readonly { runAt?: string; change?: string }[]) =>
  withDatabase(async (client) => {
    for (const { runAt = "now()", change } of tasks) {
      const { rows } = await client.query(`SELECT id FROM graphile_worker.add_job($1, run_at => ${runAt})`, [kind]);
      if (change) await client.query(`UPDATE graphile_worker._private_jobs SET ${change} WHERE id = $1`, [rows[0].id]);
    }
  });
afterAll(() =>
  withDatabase(async (client) => {
    const task = "task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = $1)";
    await client.query(`DELETE FROM graphile_worker._private_jobs WHERE ${task}`, [kind]);
    await client.query("DELETE FROM graphile_worker._private_tasks WHERE identifier = $1", [kind]);
  }),
);

const one = <Value>(sql: string) =>
  withDatabase(async (client) => (await client.query<{ value: Value }>(sql)).rows[0]?.value);

// @spec operations-seen
it("is for staff who may view the settings", async () => {
  const [clerk, other] = [
    await aStaffMember({ permissions: ["view_settings"] }),
    await aStaffMember({ permissions: ["view_order", "view_payment"] }),
  ];
  expect((await api(clerk.token).call("getOperations", {})).operations.servers.state).toBe("good");
  expect((await failureOf(api(other.token).call("getOperations", {}))).status).toBe(403);
});

// @spec operations-seen
it("counts the queue's tasks by kind and state, and says how long the oldest has waited", async () => {
  await addTasks(
    { runAt: "now() - interval '10 minutes'" },
    { runAt: "now() - interval '1 minute'" },
    { runAt: "now() + interval '1 hour'" },
    // Its attempts are not used up: it waits for the next.
    { runAt: "now() + interval '1 minute'", change: "attempts = 3, last_error = 'Away.'" },
    { change: "attempts = max_attempts, last_error = 'Away.'" },
    { change: "locked_at = now() + interval '1 hour', locked_by = 'a test'" },
  );
  const { queue } = await operationsOf();
  const found = queue.facts?.kinds.find(({ name }) => name === kind);
  expect(found).toMatchObject({ waiting: 2, running: 1, delayed: 2, failed: 1 });
  expect(found?.oldestSeconds).toBeGreaterThanOrEqual(600);
  expect(queue.notices).toEqual(expect.arrayContaining(["tasks-failed", "tasks-waiting"]));
  expect(queue.state).toBe("attention");
  const sums = (key: "waiting" | "running" | "delayed" | "failed") =>
    queue.facts?.kinds.reduce((sum, counts) => sum + counts[key], 0);
  for (const key of ["waiting", "running", "delayed", "failed"] as const) expect(queue.facts?.[key]).toBe(sums(key));
});

it("sees that a worker works", async () => {
  const { queue } = await operationsOf();
  expect(queue.facts?.workers).toBeGreaterThanOrEqual(1);
  expect(queue.notices).not.toContain("no-worker");
});

it("names the versions that run, and the database's size", async () => {
  const { servers, storage, redis } = await operationsOf();
  const versionOf = (folder: string) =>
    JSON.parse(readFileSync(path.join(checkout, folder, "package.json"), "utf8")).version;
  expect(servers).toMatchObject({
    state: "good",
    facts: { shop: versionOf("."), engine: versionOf("node_modules/@medusajs/medusa"), migrationsMissing: 0 },
  });
  expect(await one<string>("SELECT current_setting('server_version') AS value")).toContain(servers.facts?.postgres);
  const bytes = Number(await one<string>("SELECT pg_database_size(current_database()) AS value"));
  expect(Math.abs((storage.facts?.databaseBytes ?? 0) - bytes)).toBeLessThan(bytes / 2);
  expect(storage.facts?.files?.totalBytes).toBeGreaterThan(storage.facts?.files?.freeBytes ?? Number.NaN);
  // This run's shop has none.
  expect(redis).toEqual({ state: "good", notices: [], facts: { version: null } });
});

it("counts messages by provider, and shows nothing of their receivers", async () => {
  const before = (await operationsOf()).messages.facts?.providers[0];
  const identifier = `${randomUUID()}@example.com`;
  await api().call("signup", { body: { identifier } });
  const after = (await operationsOf()).messages.facts?.providers[0];
  expect([before?.provider, after?.provider]).toEqual(["outbox", "outbox"]);
  expect(after?.sent).toBeGreaterThan(before?.sent ?? Number.NaN);
  const { token } = await aStaffMember({ permissions: ["view_settings"] });
  const { text } = await raw("GET", address, { token });
  expect(text).not.toContain(identifier);
  expect(text).not.toContain("@");
  expect(text).not.toMatch(/secret|key_|sk_test|rzp_/);
});

it("forgets counts after two days, but not when each operation was last counted", async () => {
  const name = `of-${randomUUID()}`;
  const ages = () =>
    withDatabase(async (client) => {
      const sql = `SELECT outcome, (now()::date - began_at::date) AS days FROM operation_count WHERE name = $1 ORDER BY 1, 2`;
      return (await client.query(sql, [name])).rows.map(({ outcome, days }) => [outcome, days]);
    });
  await withDatabase((client) =>
    client.query(
      `INSERT INTO operation_count (kind, name, outcome, began_at, count)
       SELECT 'test', $1, outcome, now() - make_interval(days => days), 1
         FROM (VALUES ('sent', 1), ('sent', 3), ('failed', 3), ('failed', 9)) AS given(outcome, days)`,
      [name],
    ),
  );
  await runTasks(undefined, "purge-history");
  expect(await ages()).toEqual([
    ["failed", 3],
    ["sent", 1],
  ]);
  await withDatabase((client) => client.query("DELETE FROM operation_count WHERE name = $1", [name]));
});

it("costs one reading for twenty clicks", async () => {
  const { token } = await aStaffMember({ permissions: ["view_settings"] });
  await operationsOf();
  const answers = await Promise.all(Array.from({ length: 20 }, () => api(token).call("getOperations", {})));
  expect(new Set(answers.map(({ operations }) => operations.checkedAt)).size).toBeLessThanOrEqual(2);
});

// @spec operations-unknown
it("says of what can't be read in time that it is unknown, and answers the rest", async () => {
  await withDatabase(async (client) => {
    await client.query("BEGIN");
    try {
      await client.query("LOCK TABLE operation_count IN ACCESS EXCLUSIVE MODE");
      const operations = await operationsOf();
      const unknown = { state: "unknown", notices: ["not-read"], facts: null };
      for (const part of ["webhooks", "gateways", "messages", "backup"] as const) {
        expect([part, operations[part]]).toEqual([part, unknown]);
      }
      expect(operations.servers.state).toBe("good");
      expect(operations.queue.facts).not.toBeNull();
    } finally {
      await client.query("ROLLBACK");
    }
  });
  expect((await operationsOf()).webhooks.facts).not.toBeNull();
});
