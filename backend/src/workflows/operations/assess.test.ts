import { stateOf } from "@haat/api-contract/operations/words";
import {
  assessBackup,
  assessGateways,
  assessMessages,
  assessQueue,
  assessServers,
  assessStorage,
  assessWebhooks,
} from "./assess";

const counts = { waiting: 0, running: 0, delayed: 0, failed: 0 };
const queue = { ...counts, kinds: [], workers: 1, lastSeenAt: null };
const waits = (oldestSeconds: number) => [{ ...counts, name: "reconcile", waiting: 1, oldestSeconds }];

it.each([
  [queue, []],
  [{ ...queue, workers: 0 }, ["no-worker"]],
  [{ ...queue, failed: 2 }, ["tasks-failed"]],
  [{ ...queue, kinds: waits(300) }, []],
  [{ ...queue, kinds: waits(301) }, ["tasks-waiting"]],
])("assesses queue %#", (facts, notices) => {
  expect(assessQueue(facts)).toEqual(notices);
});

const webhooks = {
  name: "stripe",
  isSetUp: true,
  lastReceivedAt: null,
  accepted: 0,
  repeated: 0,
  refused: 0,
  failed: 0,
  unmatched: 0,
  unread: 0,
} as const;

it.each([
  [{}, []],
  [{ refused: 3 }, ["webhooks-refused"]],
  [{ refused: 3, accepted: 30 }, ["webhooks-refused"]],
  // Somebody tries it on.
  [{ refused: 2 }, []],
  [{ refused: 3, accepted: 31 }, []],
  [{ refused: 3, accepted: 15, repeated: 16 }, []],
  [{ refused: 3, isSetUp: false }, []],
  // A courier errs.
  [{ unmatched: 2 }, []],
  [{ unmatched: 3, accepted: 31 }, []],
  [{ unmatched: 3, accepted: 30 }, ["webhooks-failed"]],
  [{ failed: 1 }, ["webhooks-failed"]],
  [{ unread: 1 }, ["webhooks-unread"]],
])("assesses webhooks %j", (change, notices) => {
  expect(assessWebhooks([{ ...webhooks, ...change }])).toEqual(notices);
});

const [earlier, later] = ["2026-11-28T10:00:00.000Z", "2026-11-28T10:00:00.001Z"];
const gateway = {
  gateway: "razorpay",
  isOn: true,
  mode: "live",
  succeeded: 9,
  failed: 0,
  lastSuccessAt: earlier,
  lastFailureAt: null,
  payments: { captured: 0, pending: 0, failed: 0 },
} as const;

it.each([
  [{}, []],
  [{ mode: null }, ["gateway-keys-missing"]],
  [{ mode: "test" as const }, ["gateway-test-keys"]],
  [{ failed: 1, lastFailureAt: later }, ["gateway-failing"]],
  [{ failed: 1, lastFailureAt: earlier, lastSuccessAt: null }, ["gateway-failing"]],
  // It works again.
  [{ failed: 1, lastFailureAt: earlier, lastSuccessAt: later }, []],
  // More than a day ago.
  [{ failed: 0, lastFailureAt: later }, []],
  [{ isOn: false, mode: null, failed: 1, lastFailureAt: later }, []],
])("assesses gateway %j", (change, notices) => {
  expect(assessGateways([{ ...gateway, ...change }], false)).toEqual(notices);
});

it("lets a demo have test keys", () => {
  expect(assessGateways([{ ...gateway, mode: "test" }], true)).toEqual([]);
});

it("assesses messages by the last attempt of each provider in use", () => {
  const provider = {
    provider: "smtp",
    isInUse: true,
    sent: 1,
    failed: 1,
    lastSentAt: earlier,
    lastFailedAt: later,
  } as const;
  const noticed = (change: object, hasMail = true) =>
    assessMessages({ providers: [{ ...provider, ...change }], smsProviders: [] }, hasMail);
  expect(noticed({})).toEqual(["messages-failing"]);
  expect(noticed({ lastSentAt: later, lastFailedAt: earlier })).toEqual([]);
  expect(noticed({ isInUse: false })).toEqual([]);
  expect(noticed({ failed: 0 }, false)).toEqual(["no-mail"]);
});

it("assesses servers, storage and backups", () => {
  const servers = {
    shop: "1",
    engine: "2",
    node: "20",
    postgres: "17",
    oldestPostgres: "15",
    processes: 1,
    migrationsMissing: 0,
  };
  expect(assessServers(servers, false)).toEqual([]);
  expect(assessServers({ ...servers, migrationsMissing: 1 }, true)).toEqual(["migrations-missing", "postgres-old"]);
  const gib = 2 ** 30;
  const storage = (freeBytes: number, totalBytes: number) =>
    assessStorage({ databaseBytes: 1, files: { freeBytes, totalBytes } });
  expect(storage(3 * gib, 50 * gib)).toEqual([]);
  expect(storage(gib, 4 * gib)).toEqual(["disk-nearly-full"]);
  expect(storage(40 * gib, 1000 * gib)).toEqual(["disk-nearly-full"]);
  expect(assessStorage({ databaseBytes: 1, files: null })).toEqual([]);
  const now = Date.parse(later) + 48 * 3_600_000;
  expect(assessBackup({ lastAt: later }, now)).toEqual([]);
  expect(assessBackup({ lastAt: earlier }, now)).toEqual(["backup-old"]);
  expect(assessBackup({ lastAt: null }, now)).toEqual(["backup-unknown"]);
});

it("puts what needs attention before what is unknown", () => {
  expect(stateOf([])).toBe("good");
  expect(stateOf(["backup-unknown"])).toBe("unknown");
  expect(stateOf(["backup-unknown", "tasks-failed"])).toBe("attention");
});
