import { bankOfferText } from "@haat/api-contract/coupon/bank-offer";
import type { Order } from "@haat/api-contract/order/schemas";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Dialog } from "@haat/ui/dialog";
import { orderRupees } from "@haat/ui/format";
import { Spinner } from "@haat/ui/spinner";
import { payByTime } from "../pay-until";
import type { PaymentStart } from "../payment-sheet";
import { paymentTexts } from "../texts";
import { usePayment } from "../use-payment";
import { ChooseMethod } from "./choose-method";
import { FieldsSheet } from "./fields-sheet";

type Props = {
  order: Order;
  /** The sheet that the order was placed with, or why there is none; null lets the shopper choose a method. */
  start: PaymentStart | null;
  /** Closed without a payment; the order keeps waiting for it. */
  onClose: () => void;
  /**
   * Paid, or no online payment is needed any more. `isTold`: a gateway reports it as paid, but the order may not be
   * updated yet.
   */
  onDone: (order: Order, isTold: boolean) => void;
};

/** Pays for a placed order in the gateway's sheet; after a failure the shopper can retry or choose another method. */
export default function PayOrder({ order, start, onClose, onDone }: Props) {
  const payment = usePayment(order, start, onDone);
  const { stage } = payment;
  if (stage.at === "theirs") {
    return (
      <p role="status" className="sr-only">
        {paymentTexts.opening}
      </p>
    );
  }
  if (stage.at === "ours") {
    return (
      <FieldsSheet
        sheet={stage.sheet}
        order={order}
        onSettled={payment.settle}
        onScriptFailed={payment.scriptFailed}
        onChooseAnother={payment.choose}
      />
    );
  }
  if (stage.at === "opening" || stage.at === "confirming") {
    return (
      <Dialog key="waiting" open onOpenChange={onClose} title={paymentTexts.complete}>
        <Spinner label={paymentTexts[stage.at]} />
      </Dialog>
    );
  }
  const time = payByTime(order.payment, new Date());
  const bank = order.coupon?.bankOffer;
  const about = [
    paymentTexts.completeFor(order.orderNumber, orderRupees(order.payment.due)),
    ...(bank ? [paymentTexts.payFromBank(bankOfferText(bank))] : []),
    ...(time ? [paymentTexts.completeBy(time)] : []),
  ];
  return (
    <Dialog
      // A new dialog each time, because the browser moves the focus into a newly opened one.
      key={stage.at}
      open
      onOpenChange={onClose}
      title={paymentTexts.complete}
      description={about.join(" ")}
    >
      {stage.at === "choosing" ? (
        <ChooseMethod order={order} tried={payment.method} busy={payment.busy} onPay={payment.pay} />
      ) : (
        <div className="flex flex-col gap-3">
          <Alert className="mb-2">{stage.message}</Alert>
          <Button size="large" full busy={payment.busy} onClick={() => payment.pay(payment.method)}>
            {paymentTexts.tryAgain}
          </Button>
          <Button variant="secondary" size="large" full disabled={payment.busy} onClick={payment.choose}>
            {paymentTexts.chooseAnother}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
