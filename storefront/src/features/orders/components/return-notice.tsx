import type { Order } from "@haat/api-contract/order/schemas";
import { returnTitle } from "../order-progress";
import { orderTexts } from "../texts";

/** A return or replacement that was asked for, with its reason and the proof that was sent. */
export function ReturnNotice({ order }: { order: Order }) {
  const request = order.returnRequest;
  return (
    <div className="w-full rounded-control bg-info-soft p-4 text-sm">
      <p className="font-semibold text-info first-letter:uppercase">{returnTitle(order)}</p>
      <p className="mt-1">{orderTexts.returnUnderWay}</p>
      {request && <p className="mt-2 break-words">Reason: {request.reason}</p>}
      {request?.image && (
        <img
          src={request.image}
          alt="Proof sent with the request"
          loading="lazy"
          className="mt-3 size-24 rounded-control object-cover"
        />
      )}
    </div>
  );
}
