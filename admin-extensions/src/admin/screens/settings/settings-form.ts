import { gstStateCodes } from "@haat/api-contract/settings/gst-states";
import { type ShopSettings, shopSettingsSchema } from "@haat/api-contract/settings/schemas";
import { type SocialNetwork, socialNetworks } from "@haat/api-contract/settings/social-networks";
import type { FieldErrors, FieldPath, Resolver } from "react-hook-form";
import { wordIssue } from "./word-issue";

type Shop = NonNullable<ShopSettings["shop"]>;

/** The form's values: the settings with lists and numbers as text. */
export type SettingsForm = {
  shop: Omit<Shop, "cin" | "address"> & { cin: string; address: Omit<Shop["address"], "state"> & { state: string } };
  policy: { [Name in keyof ShopSettings["policy"]]: Texts<ShopSettings["policy"][Name]> };
  delivery: { unservedPincodes: string };
  stock: { lowAt: string };
  sellers: { commissionPercent: string; approveProducts: boolean; holdDays: string; maxCouponPercent: string };
  social: Record<SocialNetwork, string>;
};
type Texts<Value> = Value extends number ? string : Value extends object ? { [Key in keyof Value]: string } : Value;

export type SettingsField = FieldPath<SettingsForm>;

export const indianStates = Object.keys(gstStateCodes);

const noShop: SettingsForm["shop"] = {
  legalName: "",
  tradeName: "",
  address: { line: "", city: "", state: "", pincode: "" },
  email: "",
  phone: "",
  gstin: "",
  pan: "",
  cin: "",
  grievanceOfficer: { name: "", email: "", phone: "", hours: "" },
};

const range = ({ from, to }: { from: number; to: number }) => ({ from: String(from), to: String(to) });

const perNetwork = <Value>(of: (network: SocialNetwork) => Value) =>
  Object.fromEntries(socialNetworks.map((network) => [network, of(network)])) as Record<SocialNetwork, Value>;

export function toForm({ shop, policy, delivery, stock, sellers, social }: ShopSettings): SettingsForm {
  return {
    shop: shop ? { ...shop, cin: shop.cin ?? "" } : noShop,
    policy: {
      processingDays: range(policy.processingDays),
      standardDeliveryDays: range(policy.standardDeliveryDays),
      expressDeliveryDays: range(policy.expressDeliveryDays),
      internationalDeliveryDays: range(policy.internationalDeliveryDays),
      refundDays: range(policy.refundDays),
      freeShippingAbove: String(policy.freeShippingAbove),
      returnDays: String(policy.returnDays),
      buyerAge: String(policy.buyerAge),
      courtCity: policy.courtCity,
    },
    delivery: { unservedPincodes: delivery.unservedPincodes.join(", ") },
    stock: { lowAt: String(stock.lowAt) },
    sellers: {
      commissionPercent: String(sellers.commissionPercent),
      approveProducts: sellers.approveProducts,
      holdDays: String(sellers.holdDays),
      maxCouponPercent: String(sellers.maxCouponPercent),
    },
    social: perNetwork((network) => social[network] ?? ""),
  };
}

/** Parses a number; blank and other text become NaN, which the schema rejects. */
const figure = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));
const figures = ({ from, to }: { from: string; to: string }) => ({ from: figure(from), to: figure(to) });

/** Entries separated by commas, blanks or line breaks; without duplicates. */
export const pincodeList = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

const isBlank = (value: object | string): boolean =>
  typeof value === "string" ? value.trim() === "" : Object.values(value).every(isBlank);

/**
 * The request body, for the contract's schema to validate. The shop itself is null until one of its fields is filled
 * in.
 */
export function toSettings({ shop, policy, delivery, stock, sellers, social }: SettingsForm): unknown {
  const cin = shop.cin.trim();
  return {
    shop: isBlank(shop)
      ? null
      : { ...shop, gstin: shop.gstin.trim(), pan: shop.pan.trim(), cin: cin === "" ? null : cin },
    policy: {
      ...policy,
      processingDays: figures(policy.processingDays),
      standardDeliveryDays: figures(policy.standardDeliveryDays),
      expressDeliveryDays: figures(policy.expressDeliveryDays),
      internationalDeliveryDays: figures(policy.internationalDeliveryDays),
      refundDays: figures(policy.refundDays),
      freeShippingAbove: figure(policy.freeShippingAbove),
      returnDays: figure(policy.returnDays),
      buyerAge: figure(policy.buyerAge),
    },
    delivery: { unservedPincodes: pincodeList(delivery.unservedPincodes) },
    stock: { lowAt: figure(stock.lowAt) },
    sellers: {
      commissionPercent: figure(sellers.commissionPercent),
      approveProducts: sellers.approveProducts,
      holdDays: figure(sellers.holdDays),
      maxCouponPercent: figure(sellers.maxCouponPercent),
    },
    social: perNetwork((network) => social[network].trim() || null),
  };
}

/** The form's faults by field; empty if it is valid. An entry's fault is reported for its whole list. */
export function faultsOf(form: SettingsForm): Map<string, string> {
  const { error } = shopSettingsSchema.safeParse(toSettings(form), { error: wordIssue });
  const faults = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const words = path.map(String);
    const end = words.findIndex((word) => /^\d+$/.test(word));
    // A range that ends before it begins is reported at its end.
    const isRange =
      words.length === 2 && words[0] === "policy" && /Days$/.test(words[1] ?? "") && words[1] !== "returnDays";
    const name = [...(end >= 0 ? words.slice(0, end) : words), ...(isRange ? ["to"] : [])].join(".");
    if (!faults.has(name)) faults.set(name, message);
  }
  return faults;
}

/** The contract's schema as the form's resolver. */
export const settingsResolver: Resolver<SettingsForm, unknown, ShopSettings> = (form) => {
  const faults = faultsOf(form);
  if (faults.size === 0) return { values: shopSettingsSchema.parse(toSettings(form)), errors: {} };
  const errors: Record<string, unknown> = {};
  for (const [name, message] of faults) place(errors, name.split("."), { type: "contract", message });
  return { values: {}, errors: errors as FieldErrors<SettingsForm> };
};

function place(errors: Record<string, unknown>, [name = "", ...rest]: string[], fault: object): void {
  if (rest.length === 0) {
    errors[name] = fault;
    return;
  }
  const inner = (errors[name] ?? {}) as Record<string, unknown>;
  errors[name] = inner;
  place(inner, rest, fault);
}
