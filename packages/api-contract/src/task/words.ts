/** `failed`: given up, until somebody has it tried again; `retrying`: has failed, and is tried again by itself. */
export const failedTaskStates = ["failed", "retrying"] as const;
export type FailedTaskState = (typeof failedTaskStates)[number];

/** What the shop does in the background, as staff read it, by the task's name. */
const taskWords: ReadonlyMap<string, string> = new Map([
  ["deliver-message", "Send a message"],
  ["publish-order-event", "Notify of an order's change"],
  ["issue-missing-invoices", "Issue missing invoices and credit notes"],
  ["notify-low-stock", "Notify of low stock"],
  ["refresh-order-listing", "Refresh the list of orders"],
  ["fetch-order-payments", "Ask a gateway about an order's payments"],
  ["read-gateway-events", "Read what the gateways have sent"],
  ["expire-unpaid", "End unpaid orders"],
  ["send-order-refunds", "Send an order's refunds"],
  ["adopt-refunds", "Find refunds made in the engine's admin"],
  ["reconcile", "Compare the books"],
  ["purge-expired", "Remove expired logins and links"],
  ["purge-history", "Remove old messages and news"],
  ["purge-drafts", "Remove unfinished uploads"],
  ["release-reservations", "Release reserved stock"],
  ["refresh-catalog", "Refresh the catalogue"],
  ["refresh-figures", "Refresh the figures"],
]);

/** A task in words; its bare name where an earlier release has left one that this release does not know. */
export const taskText = (name: string): string => taskWords.get(name) ?? name;
