import type { PaymentMethod } from "@haat/api-contract/order/words";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import { isGateway } from "@haat/api-contract/payment/words";
import type { CashRules } from "@haat/api-contract/payment-setup/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { toPaise } from "#money/rupees";
import { cashProblem } from "./cash-rules";
import { gatewayKeys } from "./gateway-keys";
import { readPaymentSettings } from "./payment-settings";
import { countRefusedParcels } from "./refused-parcels";

/** The shopper and order of a checkout. Null: not known yet. */
export type Checkout = { customerId: string | null; totalPaise: number | null; pincode: string | null };

/**
 * Why this shopper cannot pay this order in cash; null if they can. Queries the database only if refused parcels count.
 */
export async function cashProblemOf(
  container: MedusaContainer,
  rules: CashRules,
  { customerId, ...checkout }: Checkout,
): Promise<string | null> {
  const counts = rules.maxRefused !== null && customerId !== null;
  const refused = counts ? await countRefusedParcels(container, customerId) : 0;
  return cashProblem(rules, { ...checkout, refused });
}

type Choice = { method: PaymentMethod; customerId: string; totalPaise: number; pincode: string };

/**
 * Checks that an order may be paid by this method. Costs at most one statement, and only for cash with a limit on
 * refused parcels. It does not check the wallet's balance: the debit does, because a wallet may pay a part.
 *
 * @returns the method's fee.
 * @throws ApiError 400 with a sentence for the shopper.
 */
export async function checkMethod(
  container: MedusaContainer,
  { method, ...checkout }: Choice,
): Promise<{ feePaise: number }> {
  const { methods, cash } = await readPaymentSettings(container);
  const isOn = methods.some((setting) => setting.method === method && setting.isOn);
  if (!isOn && method === "wallet") throw new ApiError(400, paymentMessages.walletOff);
  if (!isOn || (isGateway(method) && !(await gatewayKeys(container, method))))
    throw new ApiError(400, paymentMessages.methodOff);
  if (method !== "cod") return { feePaise: 0 };
  const problem = await cashProblemOf(container, cash, checkout);
  if (problem) throw new ApiError(400, problem);
  return { feePaise: toPaise(cash.fee) };
}
