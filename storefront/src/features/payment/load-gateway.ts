import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import { loadPageAnewOnce } from "./load-page-anew";

/**
 * Loads the script of a sheet's gateway. After the first failure for this order the page is reloaded, and the promise
 * never settles, because an error message would flash on a page that is about to go. Rejects after that.
 */
export async function loadGateway({ script, gateway }: PaymentSheet, orderId: string): Promise<void> {
  const page = window.location.pathname;
  try {
    await loadScript(script);
  } catch (error) {
    // If the shopper has navigated away in the meantime, don't go back to the order's page.
    if (window.location.pathname !== page || !loadPageAnewOnce(orderId, gateway)) throw error;
    await new Promise(() => undefined);
  }
}

const loading = new Map<string, Promise<void>>();

/** Loads a gateway's script, once. Rejects if it fails to load; the next call retries. */
export function loadScript(address: string): Promise<void> {
  const under = loading.get(address);
  if (under) return under;
  const begun = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(address);
      script.remove();
      reject(new Error("The gateway's script could not be loaded."));
    };
    document.head.append(script);
  });
  loading.set(address, begun);
  return begun;
}
