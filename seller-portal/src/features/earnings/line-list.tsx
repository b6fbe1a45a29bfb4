import { earningLabels, holdTexts } from "@haat/api-contract/seller-earnings/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import type { EarningLine } from "./api/earnings.queries";

const statusWords: Record<EarningLine["status"], string> = {
  placed: "Placed",
  processing: "Packed",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
};

const State = ({ line: { state, status, heldFor, availableFrom } }: { line: EarningLine }) => (
  <span className="flex flex-col items-start gap-1">
    <StatusDot tone={state === "available" ? "good" : "waiting"}>
      {state === "available" ? "Available" : "Pending"}
    </StatusDot>
    <span className="text-xs text-muted">
      {heldFor && status === "delivered" ? holdTexts[heldFor] : statusWords[status]}
      {state === "pending" && availableFrom && <span className="block">Until {instantText(availableFrom)}</span>}
    </span>
  </span>
);

const columns: { head: string; cell: (line: EarningLine) => string }[] = [
  { head: earningLabels.paid, cell: ({ paid }) => orderRupees(paid) },
  { head: earningLabels.delivery, cell: ({ delivery }) => orderRupees(delivery) },
  {
    head: earningLabels.commission,
    cell: ({ commission, commissionPercent }) => `${orderRupees(commission)} (${commissionPercent}%)`,
  },
  { head: earningLabels.commissionGst, cell: ({ commissionGst }) => orderRupees(commissionGst) },
  { head: earningLabels.refunded, cell: ({ refunded }) => orderRupees(refunded) },
  { head: "Your share of refund", cell: ({ refundShare }) => orderRupees(refundShare) },
  { head: earningLabels.net, cell: ({ net }) => orderRupees(net) },
];

const Goods = ({ line: { title, quantity, orderNumber, placedAt } }: { line: EarningLine }) => (
  <>
    <span className="block break-words font-semibold">{title || "Item"}</span>
    <span className="block text-xs text-muted">
      Order #{orderNumber}, {indianNumber(quantity)} {quantity === 1 ? "item" : "items"}, {instantText(placedAt)}
    </span>
  </>
);

/** Cards on phones, a table from 1280 px. */
export const LineList = ({ lines }: { lines: readonly EarningLine[] }) => (
  <>
    <ul aria-label="Order lines" className="flex flex-col gap-3 xl:hidden">
      {lines.map((line) => (
        <li key={line._id} className="rounded-control border border-line p-3 text-sm">
          <div className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <Goods line={line} />
            </span>
            <State line={line} />
          </div>
          <dl className="mt-3 grid gap-x-6 gap-y-1 tabular-nums sm:grid-cols-2">
            {columns.map(({ head, cell }) => (
              <div key={head} className="flex justify-between gap-2">
                <dt className="text-muted">{head}</dt>
                <dd className="text-right">{cell(line)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
    <div className="hidden overflow-x-auto xl:block">
      <table className="w-full text-sm">
        <caption className="sr-only">Order lines</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 pr-3 text-left font-semibold">
              Item
            </th>
            <th scope="col" className="px-3 py-2 text-left font-semibold">
              Balance
            </th>
            {columns.map(({ head }) => (
              <th key={head} scope="col" className="whitespace-nowrap px-3 py-2 text-right font-semibold last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line._id} className="border-b border-line align-top last:border-0">
              <td className="max-w-72 py-2 pr-3">
                <Goods line={line} />
              </td>
              <td className="px-3 py-2">
                <State line={line} />
              </td>
              {columns.map(({ head, cell }) => (
                <td
                  key={head}
                  className="whitespace-nowrap px-3 py-2 text-right tabular-nums last:pr-0 last:font-semibold"
                >
                  {cell(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);
