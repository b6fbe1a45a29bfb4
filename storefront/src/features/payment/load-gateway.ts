import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import { loadPageAnewOnce } from "./load-page-anew";
import { loadScript } from "./load-script";

/**
 * Loads the script of a sheet's gateway. The first time that it can't be had for this order the page is loaded anew, and
 * the promise stays open: nothing is to be said on a page that goes. Rejects after that.
 */
export async function loadGateway({ script, gateway }: PaymentSheet, orderId: string): Promise<void> {
  const page = window.location.pathname;
  try {
    await loadScript(script);
  } catch (error) {
    // Whoever has gone to another page meanwhile stays there.
    if (window.location.pathname !== page || !loadPageAnewOnce(orderId, gateway)) throw error;
    await new Promise(() => undefined);
  }
}
