import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { OfferedMethod } from "@haat/api-contract/payment/schemas";
import { walletShare } from "@haat/api-contract/payment/wallet-share";

type Wish = {
  /** Rupees, what is ordered without a fee for the way to pay. */
  total: number;
  methods: readonly OfferedMethod[];
  /** Rupees in the wallet; null where nobody can pay by it. */
  balance: number | null;
  /** What the shopper has chosen; null until then. */
  choice: PaymentMethod | null;
  /** The wallet shall pay what it can. */
  useWallet: boolean;
};

/** How an order is paid. In rupees. */
export type PaymentPlan = {
  /** Null where no way to pay can be chosen. */
  method: PaymentMethod | null;
  /** What the way to pay adds. */
  fee: number;
  /** With the fee. */
  total: number;
  fromWallet: number;
  /** What `method` has to bring beside the wallet. */
  due: number;
};

/** Who pays what: the wallet as much as it can where that is wanted, the chosen way to pay the rest. */
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

/** The chosen method while it can be had, else cash, else the first that can be; the wallet only where nothing else is. */
export function methodToUse(methods: readonly OfferedMethod[], choice: PaymentMethod | null): PaymentMethod | null {
  const open = methods.filter(({ problem }) => problem === null).map(({ method }) => method);
  const isOpen = (method: PaymentMethod | null) => method !== null && open.includes(method);
  if (isOpen(choice)) return choice;
  if (isOpen("cod")) return "cod";
  return open.find((method) => method !== "wallet") ?? open[0] ?? null;
}

/** A wallet with nothing in it is no way to pay, and no news. */
export const withoutEmptyWallet = (methods: readonly OfferedMethod[], balance: number | null): OfferedMethod[] =>
  methods.filter(({ method }) => method !== "wallet" || balance !== 0);

/** What the wallet could pay of a total, in rupees; 0 where there is nothing in it, or nobody can pay by it. */
export const walletCovers = (total: number, balance: number | null): number => Math.min(balance ?? 0, total);

/** Rounded to paise: sums of fractions drift. */
export const rupees = (amount: number): number => Math.round(amount * 100) / 100;
