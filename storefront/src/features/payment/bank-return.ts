import type { MutationStatus } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useConfirmPayment } from "./api/payment.mutations";
import type { PlacedState } from "./placed-state";
import { type BankReturn as Found, readBankReturn } from "./sheets";
import { paymentTexts } from "./texts";

/** `told`: the shop knows, or will find out by itself; either way the page looks for the money. */
export type BankReturn = { state: "none" | "telling" | "told"; problem: string | null };

/** How a way back from a bank stands. Failed is only what the bank calls so: that telling failed says nothing of the money. */
export function bankReturnOf(found: Found | null, telling: MutationStatus): BankReturn {
  if (!found) return { state: "none", problem: null };
  if (found.failed) return { state: "none", problem: paymentTexts.failed };
  return { state: telling === "success" || telling === "error" ? "told" : "telling", problem: null };
}

/** Tells the shop of a payment that a bank led back from, once, and takes its marks off the address. */
export function useBankReturn(orderId: string | undefined): BankReturn {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [found] = useState(() => (orderId ? readBankReturn(search) : null));
  const { mutate, status } = useConfirmPayment(orderId ?? "");
  const isTold = useRef(false);
  useEffect(() => {
    if (!orderId || !found || isTold.current) return;
    isTold.current = true;
    // Kept in the state, so that a page loaded anew, after a login for one, still looks for the money.
    const told = { orderId, isTold: true } satisfies PlacedState;
    setSearch({}, { replace: true, state: found.failed ? state : told });
    if (!found.failed) mutate(found.confirm);
  }, [found, mutate, orderId, setSearch, state]);
  return bankReturnOf(found, status);
}
