import { orderRupees } from "@haat/ui/format";
import { dayText } from "@haat/ui/instants";
import { actionLabels } from "../returns/return-words";
import { Panel, PanelEmpty } from "../shared/panel";
import type { Customer } from "./customers.queries";

/** Returns, reviews and addresses, side by side if there is room. */
export const CustomerRecords = ({ customer }: { customer: Customer }) => (
  <div className="grid items-start gap-4 min-[1000px]:grid-cols-3">
    <Panel title="Returns">
      {customer.returns.length === 0 && <PanelEmpty>No returns.</PanelEmpty>}
      <ul className="divide-ui-border-base divide-y">
        {customer.returns.map(({ orderId, orderNumber, action, status, reason, requestedAt, refund }) => (
          <li key={orderId} className="flex flex-col gap-1 px-4 py-2.5">
            <p className="text-ui-fg-base font-medium">
              {actionLabels[action]} for order #{orderNumber}: {status}
            </p>
            <p className="break-words">{reason}</p>
            <p className="text-ui-fg-muted">
              {dayText(requestedAt)}
              {refund !== null && `, ${orderRupees(refund)} refunded`}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
    <Panel title="Reviews">
      {customer.reviews.length === 0 && <PanelEmpty>No reviews.</PanelEmpty>}
      <ul className="divide-ui-border-base divide-y">
        {customer.reviews.map(({ _id, title, rating, comment, createdAt }) => (
          <li key={_id} className="flex flex-col gap-1 px-4 py-2.5">
            <p className="text-ui-fg-base break-words font-medium">
              {rating} of 5 stars: {title}
            </p>
            {comment && <p className="break-words">{comment}</p>}
            <p className="text-ui-fg-muted">{dayText(createdAt)}</p>
          </li>
        ))}
      </ul>
    </Panel>
    <Panel title="Addresses">
      {customer.addresses.length === 0 && <PanelEmpty>No addresses.</PanelEmpty>}
      <ul className="divide-ui-border-base divide-y">
        {customer.addresses.map(({ _id, name, mobile, address, city, state, pincode, isDefault }) => (
          <li key={_id} className="flex flex-col gap-0.5 px-4 py-2.5">
            <p className="text-ui-fg-base font-medium">
              {name}
              {isDefault && <span className="text-ui-fg-muted font-normal"> (default)</span>}
            </p>
            <p className="break-words">
              {address}, {city}, {state} {pincode}
            </p>
            <p className="text-ui-fg-muted tabular-nums">{mobile}</p>
          </li>
        ))}
      </ul>
    </Panel>
  </div>
);
