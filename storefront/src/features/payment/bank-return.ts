import type { MutationStatus } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useConfirmPayment } from "./api/payment.mutations";
import type { PlacedState } from "./placed-state";
import { type BankReturn as Found, readBankReturn } from "./sheets";
import { paymentTexts } from "./texts";

/** `told`: the server knows of the payment, or will find out by itself; in both cases the page polls for it. */
export type BankReturn = { state: "none" | "telling" | "told"; problem: string | null };

/**
 * The state of a return from a bank's page. Only the bank's answer makes it a failure: a failed report to the server
 * says nothing about the money.
 */
export function bankReturnOf(found: Found | null, telling: MutationStatus): BankReturn {
  if (!found) return { state: "none", problem: null };
  if (found.failed) return { state: "none", problem: paymentTexts.failed };
  return { state: telling === "success" || telling === "error" ? "told" : "telling", problem: null };
}

/**
 * Reports a payment to the server, once, after a bank's page has redirected back, and removes its parameters from the
 * URL.
 */
export function useBankReturn(orderId: string | undefined): BankReturn {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [found] = useState(() => (orderId ? readBankReturn(search) : null));
  const { mutate, status } = useConfirmPayment(orderId ?? "");
  const isTold = useRef(false);
  useEffect(() => {
    if (!orderId || !found || isTold.current) return;
    isTold.current = true;
    // Kept in the navigation's state, so that the page still polls for the payment after a reload, e.g. by a login.
    const told = { orderId, isTold: true } satisfies PlacedState;
    setSearch({}, { replace: true, state: found.failed ? state : told });
    if (!found.failed) mutate(found.confirm);
  }, [found, mutate, orderId, setSearch, state]);
  return bankReturnOf(found, status);
}
