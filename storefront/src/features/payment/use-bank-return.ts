import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useConfirmPayment } from "./api/payment.mutations";
import { type BankReturn, bankReturnOf } from "./bank-return";
import { type PlacedState, readBankReturn } from "./placed-state";

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
    if (!found.failed) mutate({ gateway: "stripe", payment_intent: found.paymentIntent });
  }, [found, mutate, orderId, setSearch, state]);
  return bankReturnOf(found, status);
}
