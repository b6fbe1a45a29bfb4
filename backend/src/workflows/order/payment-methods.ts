import { orderMessages } from "@haat/api-contract/order/messages";
import type { PaymentMethod } from "@haat/api-contract/order/schemas";
import { ApiError } from "../../http/api-error";
import { paymentProviders } from "../../setup/shop-ground";

/** The one place that says which methods a shopper can pay by, and which of the engine's providers takes the money. */
const switchedOn: Partial<Record<PaymentMethod, string>> = {
  cod: paymentProviders.cod,
  wallet: paymentProviders.wallet,
};

/** @throws ApiError 400 the method is off. @returns the engine's provider id. */
export function paymentProviderOf(method: PaymentMethod): string {
  const provider = switchedOn[method];
  if (provider) return provider;
  throw new ApiError(400, orderMessages.paymentMethodOff);
}
