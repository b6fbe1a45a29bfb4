import type { PlaceOrderBody } from "@haat/api-contract/order/schemas";
import { walletShare } from "@haat/api-contract/payment/wallet-share";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readPaymentSettings } from "../payment-setup/payment-settings";

type Wish = Pick<PlaceOrderBody, "paymentMethod" | "useWallet">;

/** Whether one can pay by wallet at present. */
export async function isWalletOn(container: MedusaContainer): Promise<boolean> {
  const { methods } = await readPaymentSettings(container);
  return methods.some(({ method, isOn }) => method === "wallet" && isOn);
}

/** What the wallet has to pay of an order, in paise: all of it as its method, else as much of it as it holds. */
export function shareOfWallet({ paymentMethod, useWallet }: Wish, totalPaise: number, heldPaise: number): number {
  if (paymentMethod === "wallet") return totalPaise;
  return useWallet ? walletShare(totalPaise, heldPaise, paymentMethod) : 0;
}
