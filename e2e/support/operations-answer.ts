import type { Operations } from "@haat/api-contract/operations/schemas";
import type { Page } from "@playwright/test";

const at = "2026-11-28T14:35:00.000Z";
const good = { state: "good" as const, notices: [] };
const none = { waiting: 0, running: 0, delayed: 0, failed: 0 };
const noWebhooks = { accepted: 0, repeated: 0, refused: 0, failed: 0, unmatched: 0, unread: 0 };
const webhooks = { ...noWebhooks, isSetUp: true, lastReceivedAt: at };

/** A shop in which everything works. */
export const goodOperations: Operations = {
  checkedAt: at,
  queue: {
    ...good,
    facts: {
      ...none,
      waiting: 2,
      delayed: 1,
      kinds: [{ ...none, name: "deliver-message", waiting: 2, delayed: 1, oldestSeconds: 4 }],
      workers: 2,
      lastSeenAt: at,
    },
  },
  webhooks: {
    ...good,
    facts: [
      { ...webhooks, name: "razorpay", accepted: 1204, repeated: 3 },
      { ...webhooks, name: "stripe", accepted: 88, refused: 1 },
      { ...webhooks, name: "courier", isSetUp: false, lastReceivedAt: null },
    ],
  },
  gateways: {
    ...good,
    facts: [
      {
        gateway: "razorpay",
        isOn: true,
        mode: "live",
        succeeded: 2451,
        failed: 0,
        lastSuccessAt: at,
        lastFailureAt: null,
        payments: { captured: 1180, pending: 6, failed: 41 },
      },
      {
        gateway: "stripe",
        isOn: false,
        mode: null,
        succeeded: 0,
        failed: 0,
        lastSuccessAt: null,
        lastFailureAt: null,
        payments: { captured: 0, pending: 0, failed: 0 },
      },
    ],
  },
  messages: {
    ...good,
    facts: {
      smsProviders: ["msg91", "twilio"],
      providers: [
        {
          provider: "smtp",
          isInUse: true,
          sent: 3120,
          failed: 2,
          lastSentAt: at,
          lastFailedAt: "2026-11-27T20:10:00.000Z",
        },
        { provider: "msg91", isInUse: true, sent: 911, failed: 0, lastSentAt: at, lastFailedAt: null },
        { provider: "twilio", isInUse: true, sent: 0, failed: 0, lastSentAt: null, lastFailedAt: null },
      ],
    },
  },
  servers: {
    ...good,
    facts: {
      shop: "0.1.0",
      engine: "2.21.2",
      node: "24.11.1",
      postgres: "17.10",
      oldestPostgres: "15",
      processes: 3,
      migrationsMissing: 0,
    },
  },
  redis: { ...good, facts: { version: "7.4.1" } },
  storage: {
    ...good,
    facts: { databaseBytes: 4_210_000_000, files: { freeBytes: 51_000_000_000, totalBytes: 107_000_000_000 } },
  },
  backup: { ...good, facts: { lastAt: "2026-11-27T21:30:00.000Z" } },
};

/** A shop with troubles of all kinds. */
export const badOperations: Operations = {
  ...goodOperations,
  queue: {
    state: "attention",
    notices: ["no-worker", "tasks-failed", "tasks-waiting"],
    facts: {
      waiting: 420,
      running: 0,
      delayed: 7,
      failed: 5,
      kinds: [
        { name: "deliver-message", waiting: 412, running: 0, delayed: 7, failed: 4, oldestSeconds: 11_100 },
        { name: "a-task-of-an-earlier-release", ...none, failed: 1, oldestSeconds: null },
        { name: "reconcile", ...none, waiting: 8, oldestSeconds: 640 },
      ],
      workers: 0,
      lastSeenAt: "2026-11-28T11:30:00.000Z",
    },
  },
  webhooks: {
    state: "attention",
    notices: ["webhooks-refused", "webhooks-failed", "webhooks-unread"],
    facts: [
      { ...webhooks, name: "razorpay", refused: 1209, unread: 3 },
      { ...webhooks, name: "stripe", accepted: 12, failed: 2 },
      { ...webhooks, name: "courier", accepted: 30, unmatched: 4 },
    ],
  },
  gateways: {
    state: "attention",
    notices: ["gateway-keys-missing", "gateway-test-keys", "gateway-failing"],
    facts: (goodOperations.gateways.facts ?? []).map((gateway) =>
      gateway.gateway === "stripe"
        ? { ...gateway, isOn: true }
        : { ...gateway, mode: "test", failed: 17, lastFailureAt: at },
    ),
  },
  messages: { state: "unknown", notices: ["not-read"], facts: null },
  redis: { state: "unknown", notices: ["redis-away"], facts: null },
  storage: {
    state: "attention",
    notices: ["disk-nearly-full"],
    facts: { databaseBytes: 4_210_000_000, files: { freeBytes: 910_000_000, totalBytes: 107_000_000_000 } },
  },
  backup: { state: "unknown", notices: ["backup-unknown"], facts: { lastAt: null } },
};

/** Answers what the operations screen asks for. */
export const operationsAre = (operations: object) => (page: Page) =>
  page.route("**/api/v1/back-office/operations", (route) => route.fulfill({ json: { success: true, operations } }));
