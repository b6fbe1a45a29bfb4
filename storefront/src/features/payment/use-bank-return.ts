import { errorMessage } from "@haat/web/api-error";
import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useConfirmPayment } from "./api/payment.mutations";
import { readBankReturn } from "./placed-state";
import { paymentTexts } from "./texts";

export type BankReturn = { state: "none" | "telling" | "told"; problem: string | null };

/** Tells the shop of a payment that a bank led back from, once, and takes its marks off the address. */
export function useBankReturn(orderId: string | undefined): BankReturn {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [found] = useState(() => (orderId ? readBankReturn(search) : null));
  const { mutateAsync, isSuccess } = useConfirmPayment(orderId ?? "");
  const isTold = useRef(false);
  const [problem, setProblem] = useState<string | null>(found?.failed ? paymentTexts.failed : null);
  useEffect(() => {
    if (!found || isTold.current) return;
    isTold.current = true;
    setSearch({}, { replace: true, state });
    if (found.failed) return;
    mutateAsync({ gateway: "stripe", payment_intent: found.paymentIntent }).catch((error) =>
      setProblem(errorMessage(error, paymentTexts.failed)),
    );
  }, [found, mutateAsync, setSearch, state]);
  if (!found || problem) return { state: "none", problem };
  return { state: isSuccess ? "told" : "telling", problem };
}
