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

/** How far a payment is. `ours` stands over the page; `theirs` is the gateway's own, which no dialog of ours may cover. */
type Stage =
  | { at: "choosing" }
  | { at: "opening" }
  | { at: "theirs" }
  | { at: "ours"; sheet: PaymentSheet }
  | { at: "confirming" }
  | { at: "problem"; message: string };

/** `isTold`: a gateway calls it paid and the shop knows; what the shop makes of it, the order says. */
type OnDone = (order: Order, isTold: boolean) => void;

/** From the choice of a way to pay, or from a sheet that is at hand, to what became of it. */
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
      // Our dialog has to be gone before theirs comes: what lies under a modal dialog takes no press.
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
   * Told "paid", nothing here calls it failed whatever the shop answers: money may have moved. The next page looks for
   * it, and asks for the login where that is what is missing.
   */
  function confirm(body: ConfirmPaymentBody): void {
    setStage({ at: "confirming" });
    const page = window.location.pathname;
    // Not by the mutation's own callbacks: those are lost with this screen, which a session that ran out takes away.
    void confirming
      .mutateAsync(body)
      .then(
        (answer) => answer.order,
        () => order,
      )
      .then((told) => {
        // Whoever has gone to another page meanwhile stays there.
        if (window.location.pathname === page) onDone(told, true);
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
    /** The shop is asked to open a payment. */
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
