/** `failed`: given up until it is retried manually; `retrying`: failed, and will be retried automatically. */
export const failedTaskStates = ["failed", "retrying"] as const;
export type FailedTaskState = (typeof failedTaskStates)[number];

/** Labels of background tasks by name. */
const taskWords: ReadonlyMap<string, string> = new Map([
  ["deliver-message", "Send a message"],
  ["publish-sale", "Show a sale's prices"],
  ["publish-banners", "Show banners by their dates"],
  ["publish-collections", "Show collections by their dates"],
  ["publish-coupons", "Show coupons by their dates"],
  ["publish-home", "Show the scheduled home page"],
  ["publish-order-event", "Send order notifications"],
  ["issue-missing-invoices", "Issue missing invoices and credit notes"],
  ["notify-low-stock", "Send low-stock notifications"],
  ["refresh-order-listing", "Refresh the order list"],
  ["fetch-order-payments", "Check an order's payments with the gateway"],
  ["read-gateway-events", "Process gateway webhooks"],
  ["expire-unpaid", "Cancel unpaid orders"],
  ["send-order-refunds", "Send an order's refunds"],
  ["adopt-refunds", "Find refunds made in the engine admin"],
  ["reconcile", "Run reconciliation"],
  ["purge-expired", "Remove expired logins and links"],
  ["purge-history", "Remove data past its retention period"],
  ["purge-drafts", "Remove unfinished uploads"],
  ["release-reservations", "Release reserved stock"],
  ["refresh-catalog", "Refresh the catalogue"],
  ["refresh-figures", "Refresh the figures"],
]);

/** A task's label; its name if this release does not know a task of an earlier one. */
export const taskText = (name: string): string => taskWords.get(name) ?? name;
