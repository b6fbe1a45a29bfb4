import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { OfferedMethod } from "@haat/api-contract/payment/schemas";
import { walletShare } from "@haat/api-contract/payment/wallet-share";

type Wish = {
  /** The order's total without a payment method fee, in rupees. */
  total: number;
  methods: readonly OfferedMethod[];
  /** The wallet's balance in rupees; null if it can't be used. */
  balance: number | null;
  /** The shopper's choice; null before one is made. */
  choice: PaymentMethod | null;
  /** The wallet should pay as much as it can. */
  useWallet: boolean;
};

/** How an order is paid, in rupees. */
export type PaymentPlan = {
  /** Null if no payment method is available. */
  method: PaymentMethod | null;
  /** The payment method's fee. */
  fee: number;
  /** Including the fee. */
  total: number;
  fromWallet: number;
  /** What `method` has to pay in addition to the wallet. */
  due: number;
};

/** Splits the total: the wallet pays as much as it can, if requested, and the chosen method the rest. */
export function planPayment({ total, methods, balance, choice, useWallet }: Wish): PaymentPlan {
  const inWallet = balance ?? 0;
  const method = methodToUse(methods, choice);
  const byWalletAlone = total > 0 && inWallet >= total && (useWallet || method === "wallet");
  if (byWalletAlone) return { method: "wallet", fee: 0, total, fromWallet: total, due: 0 };
  const fee = methods.find((one) => one.method === method)?.fee ?? 0;
  const whole = rupees(total + fee);
  const paise = (amount: number) => Math.round(amount * 100);
  const fromWallet = useWallet && method && total > 0 ? walletShare(paise(whole), paise(inWallet), method) / 100 : 0;
  return { method, fee, total: whole, fromWallet, due: rupees(whole - fromWallet) };
}

/**
 * The chosen method while it is available, else cash, else the first available one; the wallet only as a last resort.
 */
export function methodToUse(methods: readonly OfferedMethod[], choice: PaymentMethod | null): PaymentMethod | null {
  const open = methods.filter(({ problem }) => problem === null).map(({ method }) => method);
  const isOpen = (method: PaymentMethod | null) => method !== null && open.includes(method);
  if (isOpen(choice)) return choice;
  if (isOpen("cod")) return "cod";
  return open.find((method) => method !== "wallet") ?? open[0] ?? null;
}

/** An empty wallet is neither an option nor worth mentioning. */
export const withoutEmptyWallet = (methods: readonly OfferedMethod[], balance: number | null): OfferedMethod[] =>
  methods.filter(({ method }) => method !== "wallet" || balance !== 0);

/** How much of a total the wallet could pay, in rupees; 0 if it is empty or can't be used. */
export const walletCovers = (total: number, balance: number | null): number => Math.min(balance ?? 0, total);

/** Rounded to paise, because sums of fractions drift. */
export const rupees = (amount: number): number => Math.round(amount * 100) / 100;
