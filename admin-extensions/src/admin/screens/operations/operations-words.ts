import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import type { MessageProvider, OperationNotice, OperationState } from "@haat/api-contract/operations/words";
import { isGateway } from "@haat/api-contract/payment/words";
import type { StatusTone } from "@haat/product-form/status-dot";
import type { FactsOf, OperationPart } from "./operations.queries";

export const stateLooks: Record<OperationState, { tone: StatusTone; label: string }> = {
  good: { tone: "good", label: "Good" },
  attention: { tone: "bad", label: "Needs attention" },
  unknown: { tone: "waiting", label: "Not known" },
};

export const partTitles: Record<OperationPart, string> = {
  queue: "Background tasks",
  webhooks: "Webhooks",
  gateways: "Payment gateways",
  messages: "Messages",
  servers: "Servers",
  redis: "Redis",
  storage: "Storage",
  backup: "Backup",
};
export const parts = Object.keys(partTitles) as OperationPart[];

/** A screen that helps, and the permission to see it. */
type Help = { to: `/${string}`; label: string; permission: PermissionName };
const failedTasks: Help = { to: "/failed-tasks", label: "Failed tasks", permission: "view_settings" };
const payments: Help = { to: "/settings/payments", label: "Payments", permission: "view_payment" };

/** What is wrong, what to do about it, and where. */
export const noticeWords: Record<OperationNotice, { text: string; help?: Help }> = {
  "not-read": { text: "This could not be checked in time. It is checked again in a few seconds." },
  "no-worker": {
    text: "No server is working on background tasks: no emails, invoices or refunds are sent. Start a server whose WORKER_MODE is not server.",
  },
  "tasks-failed": { text: "Some tasks ran out of attempts. Fix the cause, then retry them.", help: failedTasks },
  "tasks-waiting": {
    text: "A task has been waiting for more than 5 minutes. Check that a server is working on background tasks and that it is not overloaded.",
  },
  "webhooks-refused": {
    text: "Many webhooks have a wrong signature. Check that the webhook secret here is the one at the sender. Payments are still confirmed, with a delay.",
    help: payments,
  },
  "webhooks-failed": {
    text: "Some webhooks could not be applied. Gateways send them again; many of a courier's events may have tracking numbers that no parcel has.",
  },
  "webhooks-unread": {
    text: "Some webhooks have not been processed for more than 15 minutes. Check the gateway's keys and the failed tasks.",
    help: failedTasks,
  },
  "gateway-keys-missing": {
    text: "A gateway is on but has no keys that can be read, so it is not offered at checkout. Add its keys.",
    help: payments,
  },
  "gateway-test-keys": {
    text: "A gateway is on with test keys: orders are placed without real payments. Enter the live keys.",
    help: payments,
  },
  "gateway-failing": {
    text: "The last call of a gateway failed. Test the connection, check the gateway's status page, and switch it off until it works.",
    help: payments,
  },
  "no-mail": { text: "No emails can be sent, so staff can't log in. Set SMTP_URL on the server." },
  "messages-failing": {
    text: "The last message of a provider failed. Emails are retried automatically; check the provider's account.",
    help: failedTasks,
  },
  "migrations-missing": { text: "The database is older than this server. Restart the server, which updates it." },
  "postgres-old": { text: "This version of PostgreSQL is too old. Update it." },
  "redis-away": { text: "Redis does not respond. Orders and changes are refused until it is back." },
  "disk-nearly-full": { text: "The disk for uploaded files is nearly full. Make space or use a larger disk." },
  "backup-old": { text: "The last backup is more than 48 hours old. Check the scheduled npm run backup." },
  "backup-unknown": {
    text: "No backup is known. Schedule npm run backup, unless your database provider makes backups.",
  },
};

export const senderTitle = (name: FactsOf<"webhooks">[number]["name"]): string =>
  isGateway(name) ? gatewayTitle(name) : "Couriers";

export const providerTitles: Record<MessageProvider, string> = {
  smtp: "Email (SMTP)",
  msg91: "SMS (MSG91)",
  twilio: "SMS (Twilio)",
  sns: "SMS (Amazon SNS)",
  http: "SMS (HTTP)",
  whatsapp: "WhatsApp",
  outbox: "Demo outbox",
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in its two largest units: `40 s`, `5 min`, `3 h 5 min`, `2 d 4 h`. */
export function durationText(seconds: number): string {
  if (seconds < minute) return `${seconds} s`;
  if (seconds < hour) return `${Math.floor(seconds / minute)} min`;
  const [large, small] = seconds < day ? [hour, minute] : [day, hour];
  const [largeName, smallName] = seconds < day ? ["h", "min"] : ["d", "h"];
  const rest = Math.floor((seconds % large) / small);
  return `${Math.floor(seconds / large)} ${largeName}${rest > 0 ? ` ${rest} ${smallName}` : ""}`;
}
