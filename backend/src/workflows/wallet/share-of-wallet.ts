import type { PlaceOrderBody } from "@haat/api-contract/order/schemas";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "../../database/one-transaction";
import { ApiError } from "../../http/api-error";
import { WALLET_MODULE } from "../../modules/wallet";
import type { WalletService } from "../../modules/wallet/service";
import { readPaymentSettings } from "../payment-setup/payment-settings";

type Wish = Pick<PlaceOrderBody, "paymentMethod" | "useWallet">;

/** Whether one can pay by wallet at present. */
export async function isWalletOn(container: MedusaContainer): Promise<boolean> {
  const { methods } = await readPaymentSettings(container);
  return methods.some(({ method, isOn }) => method === "wallet" && isOn);
}

/** @throws ApiError 400 the wallet is to pay a part of the order, and is switched off. */
export async function checkWalletWish(container: MedusaContainer, { useWallet }: Wish): Promise<void> {
  if (useWallet && !(await isWalletOn(container))) throw new ApiError(400, paymentMessages.walletOff);
}

/** What the wallet has to pay of an order, in paise: all of it as its method, else as much of it as it holds. */
export function shareOfWallet({ paymentMethod, useWallet }: Wish, totalPaise: number, heldPaise: number): number {
  if (paymentMethod === "wallet") return totalPaise;
  return useWallet ? Math.min(totalPaise, heldPaise) : 0;
}

/** The same for an order that the running transaction writes: the wallet stays as it was found until its end. */
export async function takeShareOfWallet(
  container: MedusaContainer,
  transaction: OneTransaction,
  { customerId, wish, totalPaise }: { customerId: string; wish: Wish; totalPaise: number },
): Promise<{ customerId: string; fromWallet: number }> {
  const wallets = container.resolve<WalletService>(WALLET_MODULE).within(transaction.prepared);
  const held = wish.useWallet ? await wallets.hold(customerId) : 0;
  return { customerId, fromWallet: shareOfWallet(wish, totalPaise, held) };
}
