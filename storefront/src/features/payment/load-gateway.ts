import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import { loadPageAnewOnce } from "./load-page-anew";

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

const loading = new Map<string, Promise<void>>();

/** Loads a gateway's script, once. Rejects when it can't be had; a later try loads it anew. */
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
