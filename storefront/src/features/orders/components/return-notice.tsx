import type { Order } from "@haat/api-contract/order/schemas";
import { isToPay } from "@haat/api-contract/refund/words";
import { classNames } from "@haat/ui/class-names";
import { orderRupees } from "@haat/ui/format";
import { returnTitle } from "../order-standing";
import { orderTexts } from "../texts";

/** A requested return or replacement: its progress, reason and picture. */
export function ReturnNotice({ order }: { order: Order }) {
  const request = order.returnRequest;
  const isRejected = request?.status === "rejected";
  return (
    <div className={classNames("w-full rounded-control p-4 text-sm", isRejected ? "bg-warning-soft" : "bg-info-soft")}>
      <p className={classNames("font-semibold first-letter:uppercase", isRejected ? "text-warning" : "text-info")}>
        {isRejected ? orderTexts.returnRejected : returnTitle(order)}
      </p>
      <p className="mt-1">{progressOf(order)}</p>
      {request?.rejection && (
        <p className="mt-1 whitespace-pre-line break-words">{orderTexts.returnRejectedWhy(request.rejection)}</p>
      )}
      {request && <p className="mt-2 whitespace-pre-line break-words">Reason: {request.reason}</p>}
      {request?.image && (
        <a
          href={request.image}
          target="_blank"
          rel="noreferrer"
          className="mt-3 inline-block rounded-control"
          aria-label="Proof sent with the request, in full size"
        >
          <img
            src={request.image}
            alt="Proof sent with the request"
            loading="lazy"
            className="size-24 rounded-control bg-sunken object-cover"
          />
        </a>
      )}
    </div>
  );
}

function progressOf({ returnRequest: request, refunds }: Order): string {
  switch (request?.status) {
    case "approved":
      return orderTexts.returnApproved;
    case "rejected":
      return orderTexts.returnRejectedText;
    case "received":
      return orderTexts.returnReceived;
    case "refunded":
      return (refunds.some(isToPay) ? orderTexts.returnToPay : orderTexts.returnRefunded)(
        orderRupees(request.refund ?? 0),
      );
    case "replaced":
      return orderTexts.returnReplaced;
    default:
      return orderTexts.returnUnderWay;
  }
}
