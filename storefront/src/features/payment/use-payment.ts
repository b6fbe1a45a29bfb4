import type { Order } from "@haat/api-contract/order/schemas";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { ConfirmPaymentBody } from "@haat/api-contract/payment/schemas";
import type { PaymentSheet } from "@haat/api-contract/payment/sheet";
import { errorMessage } from "@haat/web/api-error";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useConfirmPayment, useOpenPayment } from "./api/payment.mutations";
import { loadGateway } from "./load-gateway";
import { payByTime } from "./pay-until";
import type { PaymentStart, SheetOutcome } from "./payment-sheet";
import { sheets } from "./sheets";
import { paymentTexts } from "./texts";

/**
 * The stages of a payment. `ours`: the shop's dialog with the gateway's fields; `theirs`: the gateway's own checkout,
 * which no dialog of the shop may cover.
 */
type Stage =
  | { at: "choosing" }
  | { at: "opening" }
  | { at: "theirs" }
  | { at: "ours"; sheet: PaymentSheet }
  | { at: "confirming" }
  | { at: "problem"; message: string };

/** `isTold`: a gateway reports it as paid, and the server was told; the order itself shows the result. */
type OnDone = (order: Order, isTold: boolean) => void;

/** A payment from the choice of a method, or from an already opened sheet, to its outcome. */
export function usePayment(order: Order, start: PaymentStart | null, onDone: OnDone) {
  const opening = useOpenPayment(order._id);
  const confirming = useConfirmPayment(order._id);
  const [stage, setStage] = useState<Stage>(() => stageFrom(start));
  const [method, setMethod] = useState<PaymentMethod>(order.paymentMethod);
  const isGone = useRef(false);
  const isBegun = useRef(false);
  const begin = useRef<() => void>(() => undefined);

  const problem = (message: string) => setStage({ at: "problem", message });

  async function run(sheet: PaymentSheet): Promise<void> {
    const gateway = sheets[sheet.gateway];
    setStage(gateway.is === "within" ? { at: "ours", sheet } : { at: "opening" });
    if (gateway.is === "within") return;
    try {
      await loadGateway(sheet, order._id);
      if (isGone.current) return;
      // The shop's dialog has to close before the gateway's checkout opens: nothing below a modal dialog can be
      // clicked.
      flushSync(() => setStage({ at: "theirs" }));
      settle(await gateway.open(sheet));
    } catch {
      problem(paymentTexts.scriptFailed);
    }
  }

  function settle(outcome: SheetOutcome): void {
    if (outcome.kind === "paid") confirm(outcome.confirm);
    else problem(outcome.kind === "failed" ? (outcome.reason ?? paymentTexts.failed) : closedText(order));
  }

  /**
   * Once the gateway reports "paid", the payment is never shown as failed, unless the server says that it will be refunded:
   * money may have moved. The next page polls for it, and asks for a login if that is what is missing.
   */
  function confirm(body: ConfirmPaymentBody): void {
    setStage({ at: "confirming" });
    const page = window.location.pathname;
    // Not in the mutation's callbacks: they are dropped when this component unmounts, which an expired session causes.
    void confirming
      .mutateAsync(body)
      .then(
        (answer) => answer,
        () => ({ order, problem: null }),
      )
      .then((told) => {
        // Don't navigate if the shopper has left the page in the meantime.
        if (window.location.pathname !== page) return;
        // A server of the previous release tells of no problem.
        if (told.problem) problem(told.problem);
        else onDone(told.order, true);
      });
  }

  begin.current = () => {
    if (start?.sheet) void run(start.sheet);
  };
  useEffect(() => {
    isGone.current = false;
    if (!isBegun.current) begin.current();
    isBegun.current = true;
    return () => {
      isGone.current = true;
    };
  }, []);

  return {
    stage,
    method,
    /** A request to open a payment is in progress. */
    busy: opening.isPending,
    choose: () => setStage({ at: "choosing" }),
    pay(wanted: PaymentMethod): void {
      setMethod(wanted);
      opening.mutate(wanted, {
        onSuccess: ({ order: opened, sheet }) => (sheet ? void run(sheet) : onDone(opened, false)),
        onError: (error) => problem(errorMessage(error, paymentTexts.failed)),
      });
    },
    settle,
    scriptFailed: () => problem(paymentTexts.scriptFailed),
  };
}

function closedText({ payment }: Order): string {
  const time = payByTime(payment, new Date());
  return time ? paymentTexts.closedUntil(time) : paymentTexts.closed;
}

function stageFrom(start: PaymentStart | null): Stage {
  if (start?.sheet) return { at: "opening" };
  return start?.problem ? { at: "problem", message: start.problem } : { at: "choosing" };
}
