import { type GatewayName, gatewayNames } from "@haat/api-contract/payment/words";
import type { Config } from "../config/parse-environment";
import type { PaymentSetup } from "../modules/payment-setup/service";
import { servingPaymentSetup } from "../modules/payment-setup/serving";

export type GatewaysOnPages = readonly GatewayName[];

/**
 * The gateways whose scripts shoppers' pages may load: those that are switched on and have their own keys. The
 * simulator's sheet is served by the shop itself. Returns the same array until this process hears of a change.
 */
export function gatewaysOnPages(
  { gatewayKeys }: Pick<Config, "gatewayKeys">,
  latest: () => PaymentSetup | undefined = servingPaymentSetup,
): () => GatewaysOnPages {
  let seen: PaymentSetup | undefined;
  let gateways: GatewaysOnPages = [];
  return () => {
    const setup = latest();
    if (setup && setup !== seen) {
      seen = setup;
      const hasKeys = (gateway: GatewayName) =>
        gatewayKeys[gateway] !== undefined || setup.keys.some((row) => row.gateway === gateway);
      const isOn = (gateway: GatewayName) =>
        setup.settings.methods.some(({ method, isOn }) => method === gateway && isOn);
      gateways = gatewayNames.filter((gateway) => isOn(gateway) && hasKeys(gateway));
    }
    return gateways;
  };
}
