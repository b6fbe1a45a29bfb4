import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import type { GatewayName } from "@haat/api-contract/payment/words";
import type { CashRules } from "@haat/api-contract/payment-setup/schemas";
import type { GatewayState, KeySource, MissingThing, WebhookOutcome } from "@haat/api-contract/payment-setup/words";
import type { StatusTone } from "@haat/product-form/status-dot";
import { indianNumber, orderRupees } from "@haat/ui/format";

type Badge = { tone: StatusTone; text: string };

export const stateBadges: Record<GatewayState, Badge> = {
  off: { tone: "neutral", text: "Off" },
  demo: { tone: "moving", text: "Demo" },
  test: { tone: "waiting", text: "Test keys" },
  live: { tone: "good", text: "Live keys" },
};

/** Badge of methods that need no keys. */
export const plainBadge = (isOn: boolean): Badge => (isOn ? { tone: "good", text: "On" } : stateBadges.off);

export const outcomeBadges: Record<WebhookOutcome, Badge> = {
  waiting: { tone: "waiting", text: "Pending" },
  done: { tone: "good", text: "Processed" },
  ignored: { tone: "neutral", text: "Ignored" },
  failed: { tone: "bad", text: "Failed" },
};

/** Where the keys in use come from. */
export const sourceTexts: Record<KeySource, string> = {
  demo: "The shop's built-in simulator is used instead. No real payments are made.",
  environment: "Set in the server's environment, which overrides keys saved here.",
  stored: "Saved here, encrypted.",
  none: "No keys yet.",
};

/** Why a gateway does not work, and what to do about it. */
export function missingText(gateway: GatewayName, missing: MissingThing): string {
  const title = gatewayTitle(gateway);
  switch (missing) {
    case "keys":
      return `${title} is not offered at checkout because it has no keys. Add the keys of your ${title} account.`;
    case "unreadable":
      return "The saved keys can't be decrypted because the server's secret has changed. Please enter them again.";
    case "address":
      return `${title} can't reach the webhook URL: set SHOP_URL on the server to the shop's public address. Until then, payments are confirmed with a short delay.`;
  }
}

/** The cash rules as sentences. */
export function cashSummary({ min, max, fee, unservedPincodes, maxRefused }: CashRules): string {
  const areas = unservedPincodes.length;
  return [
    amountsText(min, max),
    fee > 0 ? `Fee: ${orderRupees(fee)}.` : "",
    areas > 0 ? `Not available in ${indianNumber(areas)} ${areas === 1 ? "area" : "areas"}.` : "",
    maxRefused === null
      ? ""
      : `Not available after ${maxRefused === 1 ? "a refused delivery" : `${maxRefused} refused deliveries`}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function amountsText(min: number, max: number | null): string {
  if (max === null) return min > 0 ? `For orders from ${orderRupees(min)}, including delivery.` : "For all orders.";
  if (min > 0) return `For orders from ${orderRupees(min)} to ${orderRupees(max)}, including delivery.`;
  return `For orders up to ${orderRupees(max)}, including delivery.`;
}
