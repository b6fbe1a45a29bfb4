/** `attention`: somebody should act; `unknown`: it could not be found out. */
export const operationStates = ["good", "attention", "unknown"] as const;
export type OperationState = (typeof operationStates)[number];

/** Why a part of the shop is not good, and whether that needs attention or only means that nothing is known. */
export const operationNotices = {
  /** The part could not be read in time. */
  "not-read": "unknown",
  "no-worker": "attention",
  "tasks-failed": "attention",
  "tasks-waiting": "attention",
  "webhooks-refused": "attention",
  "webhooks-failed": "attention",
  "webhooks-unread": "attention",
  "gateway-keys-missing": "attention",
  "gateway-test-keys": "attention",
  "gateway-failing": "attention",
  "no-mail": "attention",
  "messages-failing": "attention",
  "migrations-missing": "attention",
  "postgres-old": "attention",
  "redis-away": "unknown",
  "disk-nearly-full": "attention",
  "backup-old": "attention",
  "backup-unknown": "unknown",
} as const satisfies Record<string, Exclude<OperationState, "good">>;
export type OperationNotice = keyof typeof operationNotices;
export const operationNoticeNames = Object.keys(operationNotices) as [OperationNotice, ...OperationNotice[]];

/** A part is as good as the worst that was noticed; what needs attention goes before what is unknown. */
export function stateOf(notices: readonly OperationNotice[]): OperationState {
  const states = notices.map((notice) => operationNotices[notice]);
  if (states.includes("attention")) return "attention";
  return states.length > 0 ? "unknown" : "good";
}

/** Who sends mail and SMS for the shop. `outbox`: a demo keeps them. */
export const messageProviders = ["smtp", "msg91", "twilio", "sns", "http", "whatsapp", "outbox"] as const;
export type MessageProvider = (typeof messageProviders)[number];
