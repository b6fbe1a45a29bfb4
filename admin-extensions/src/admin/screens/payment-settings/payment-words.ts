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

/** Of what needs no keys. */
export const plainBadge = (isOn: boolean): Badge => (isOn ? { tone: "good", text: "On" } : stateBadges.off);

export const outcomeBadges: Record<WebhookOutcome, Badge> = {
  waiting: { tone: "waiting", text: "Waiting" },
  done: { tone: "good", text: "Done" },
  ignored: { tone: "neutral", text: "Not about us" },
  failed: { tone: "bad", text: "Failed" },
};

/** Where the keys in use come from. */
export const sourceTexts: Record<KeySource, string> = {
  demo: "The shop's own simulator stands in for it. No money moves.",
  environment: "They come from the server's environment, which goes before keys that are stored here.",
  stored: "They are stored here, encrypted.",
  none: "There are none yet.",
};

/** What keeps a gateway from working, and what to do about it. */
export function missingText(gateway: GatewayName, missing: MissingThing): string {
  const title = gatewayTitle(gateway);
  switch (missing) {
    case "keys":
      return `${title} has no keys, so shoppers are not offered it. Store the keys of the shop's account there.`;
    case "unreadable":
      return "The stored keys can't be opened: the server's secret is another one than it was. Please store them again.";
    case "address":
      return `${title} can't reach the webhook address: SHOP_URL on the server must be the shop's public address. Until then payments are noticed a little later.`;
  }
}

/** When a shopper may pay in cash, in sentences. */
export function cashSummary({ least, most, fee, unservedPincodes, refusedMost }: CashRules): string {
  const areas = unservedPincodes.length;
  return [
    amountsText(least, most),
    fee > 0 ? `It costs ${orderRupees(fee)} more.` : "",
    areas > 0 ? `Not in ${indianNumber(areas)} ${areas === 1 ? "area" : "areas"}.` : "",
    refusedMost === null
      ? ""
      : `Not after ${refusedMost === 1 ? "a refused parcel" : `${refusedMost} refused parcels`}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function amountsText(least: number, most: number | null): string {
  if (most === null)
    return least > 0 ? `For orders from ${orderRupees(least)}, goods and delivery.` : "For all orders.";
  if (least > 0) return `For orders from ${orderRupees(least)} to ${orderRupees(most)}, goods and delivery.`;
  return `For orders up to ${orderRupees(most)}, goods and delivery.`;
}
