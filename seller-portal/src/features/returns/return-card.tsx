import type { SellerReturn } from "@haat/api-contract/parcel/schemas";
import { StatusDot } from "@haat/product-form/status-dot";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { Link } from "react-router-dom";
import { orderPath } from "../../lib/page-paths";
import { LinePicture } from "../orders/order-parts";
import { ReturnActs } from "./return-acts";
import { actionNames, wordsOf } from "./return-words";

/** A shopper's return request, its reason, and the possible actions. */
export function ReturnCard({ request }: { request: SellerReturn }) {
  const words = wordsOf(request);
  return (
    <article
      aria-label={`${actionNames[request.action]} for order #${request.orderNumber}`}
      className="rounded-card border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-base">
          {actionNames[request.action]} for{" "}
          <Link to={orderPath(request._id)} className="text-primary underline underline-offset-4">
            order #{request.orderNumber}
          </Link>
        </h2>
        <StatusDot tone={words.tone}>{words.name}</StatusDot>
      </div>
      <p className="mt-1 text-sm text-muted">
        {request.customer}, {instantText(request.requestedAt)}
      </p>
      <p className="mt-3 max-w-text whitespace-pre-line break-words">{request.reason}</p>
      {request.image && (
        <a
          href={request.image}
          target="_blank"
          rel="noreferrer"
          className="mt-3 inline-block rounded-control"
          aria-label="Customer's image, full size"
        >
          <img
            src={request.image}
            alt="Sent by the customer"
            loading="lazy"
            className="size-24 rounded-control bg-sunken object-cover"
          />
        </a>
      )}
      <ul className="mt-3 flex flex-col gap-3">
        {request.products.map((line) => (
          <li key={line._id} className="flex items-center gap-3 text-sm">
            <LinePicture src={line.image} />
            <span className="min-w-0 flex-1 break-words">{line.title}</span>
            <span className="tabular-nums">
              {line.quantity} × {orderRupees(line.price)}
            </span>
          </li>
        ))}
      </ul>
      {request.rejection && <p className="mt-3 break-words text-sm text-muted">Your response: {request.rejection}</p>}
      {request.refunded > 0 && (
        <p className="mt-3 text-sm font-semibold">Refund to the customer: {orderRupees(request.refunded)}</p>
      )}
      <div className="mt-4 empty:hidden">
        <ReturnActs request={request} />
      </div>
    </article>
  );
}
