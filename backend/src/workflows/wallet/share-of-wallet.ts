import type { PlaceOrderBody } from "@haat/api-contract/order/schemas";
import { walletShare } from "@haat/api-contract/payment/wallet-share";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readPaymentSettings } from "../payment-setup/payment-settings";

type Wish = Pick<PlaceOrderBody, "paymentMethod" | "useWallet">;

/** Whether payment by wallet is enabled. */
export async function isWalletOn(container: MedusaContainer): Promise<boolean> {
  const { methods } = await readPaymentSettings(container);
  return methods.some(({ method, isOn }) => method === "wallet" && isOn);
}

/** The wallet's share of an order, in paise: the total if it is the payment method, else up to its balance. */
export function shareOfWallet({ paymentMethod, useWallet }: Wish, totalPaise: number, heldPaise: number): number {
  if (paymentMethod === "wallet") return totalPaise;
  return useWallet ? walletShare(totalPaise, heldPaise, paymentMethod) : 0;
}
