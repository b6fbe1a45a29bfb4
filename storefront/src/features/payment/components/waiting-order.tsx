import type { Order } from "@haat/api-contract/order/schemas";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { orderRupees } from "@haat/ui/format";
import { Spinner } from "@haat/ui/spinner";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { BankReturn } from "../bank-return";
import { payByTime } from "../pay-until";
import { clearPaymentStart, readPaymentStart } from "../payment-sheet";
import { toPlaced } from "../placed-state";
import { paymentTexts, placedTexts } from "../texts";
import PayOrder from "./pay-order";
import { PlacedMessage } from "./placed-message";

type Props = {
  order: Order;
  /** A gateway reports it as paid. */
  isTold: boolean;
  bank: BankReturn;
};

/** An order that awaits its payment: opens the sheet it was placed with, or offers to pay later. */
export function WaitingOrder({ order, isTold, bank }: Props) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [start] = useState(() => readPaymentStart(queries, order._id));
  const [paying, setPaying] = useState<"started" | "chosen" | null>(start ? "started" : null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    // Once the sheet was opened: a later visit must not open it without a click.
    if (paying !== "started") clearPaymentStart(queries, order._id);
  }, [paying, queries, order._id]);

  const isArriving = isTold || bank.state === "told";
  const time = payByTime(order.payment, new Date());
  return (
    <>
      <PlacedMessage
        is="waiting"
        orderId={order._id}
        text={
          <>
            <p>{isArriving ? placedTexts.arriving : placedTexts.awaited(orderRupees(order.payment.due))}</p>
            {isArriving && <p>{placedTexts.looking}</p>}
            {!isArriving && time && <p className="font-semibold text-warning">{paymentTexts.pendingUntil(time)}</p>}
          </>
        }
      >
        {bank.problem && <Alert>{bank.problem}</Alert>}
        {bank.state === "telling" ? (
          <Spinner label={paymentTexts.confirming} />
        ) : (
          <Button
            size="large"
            variant={isArriving ? "secondary" : "primary"}
            className="mt-2"
            onClick={() => {
              setPaying("chosen");
              setPresses((before) => before + 1);
            }}
          >
            {paymentTexts.complete}
          </Button>
        )}
      </PlacedMessage>
      {paying && (
        <PayOrder
          // Each click starts afresh: a gateway's sheet may fail silently, and would never settle.
          key={presses}
          order={order}
          start={paying === "started" ? start : null}
          onClose={() => setPaying(null)}
          onDone={(paid, told) => {
            setPaying(null);
            const [path, options] = toPlaced(paid._id, told);
            navigate(path, { ...options, replace: true });
          }}
        />
      )}
    </>
  );
}
