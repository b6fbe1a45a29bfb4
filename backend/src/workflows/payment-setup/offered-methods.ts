import { paymentMessages } from "@haat/api-contract/payment/messages";
import type { OfferedMethod } from "@haat/api-contract/payment/schemas";
import { isGateway } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { WALLET_MODULE } from "#modules/wallet/index";
import type { WalletService } from "#modules/wallet/service";
import { inRupees } from "#money/in-rupees";
import { type Checkout, cashProblemOf } from "./check-method";
import { gatewayKeys } from "./gateway-keys";
import { readPaymentSettings } from "./payment-settings";

type Offer = {
  methods: OfferedMethod[];
  /** Null for a visitor, and if the wallet is off. */
  walletPaise: number | null;
};

/**
 * The payment methods that are on and work, in the merchant's order, each with the reason why it cannot be chosen here,
 * if any.
 */
export async function offerMethods(
  container: MedusaContainer,
  { duePaise, ...checkout }: Checkout & { duePaise: number | null },
): Promise<Offer> {
  const { methods, cash } = await readPaymentSettings(container);
  const offered: OfferedMethod[] = [];
  let walletPaise: number | null = null;
  for (const { method, isOn, label } of methods) {
    if (!isOn || (isGateway(method) && !(await gatewayKeys(container, method)))) continue;
    const offer = { method, label, fee: 0, problem: null };
    if (method === "cod") {
      offered.push({ ...offer, fee: cash.fee, problem: await cashProblemOf(container, cash, checkout) });
    } else if (method === "wallet") {
      walletPaise = await balanceOf(container, checkout.customerId);
      offered.push({ ...offer, problem: walletProblem(walletPaise, duePaise ?? checkout.totalPaise) });
    } else offered.push(offer);
  }
  return { methods: offered, walletPaise };
}

const balanceOf = async (container: MedusaContainer, customerId: string | null): Promise<number | null> =>
  customerId === null ? null : await container.resolve<WalletService>(WALLET_MODULE).balanceOf(customerId);

const walletProblem = (balance: number | null, due: number | null): string | null =>
  balance !== null && due !== null && balance < due ? paymentMessages.walletTooLow(inRupees(balance)) : null;
