import { type PaymentMethod, paymentMethods } from "@haat/api-contract/order/words";
import type { MedusaContainer } from "@medusajs/framework/types";

/** Stands in for the settings of payments until they are there: every method is on. */
export async function readPaymentSettings(
  _container: MedusaContainer,
): Promise<{ methods: { method: PaymentMethod; isOn: boolean }[] }> {
  return { methods: paymentMethods.map((method) => ({ method, isOn: true })) };
}
