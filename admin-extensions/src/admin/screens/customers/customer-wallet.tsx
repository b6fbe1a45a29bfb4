import type { WalletReason } from "@haat/api-contract/wallet/words";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { ScreenLink } from "../lib/host";
import { usePermissions } from "../lib/use-permissions";
import { Panel, PanelEmpty } from "../shared/panel";
import { type PlainColumn, PlainTable } from "../shared/plain-table";
import type { Customer } from "./customers.queries";
import { WalletCreditModal } from "./wallet-credit-modal";

type Entry = Customer["wallet"]["entries"][number];

const reasonWords: Record<WalletReason, string> = {
  order_paid: "Order payment",
  order_unpaid: "Returned from unpaid order",
  refund: "Refund",
  staff: "Added by staff",
};

const orderOf = ({ orderId, orderNumber }: Entry, linked: boolean) => {
  if (!orderId) return "";
  const name = orderNumber === null ? "Order" : `#${orderNumber}`;
  if (!linked) return name;
  return (
    <ScreenLink
      to={`/orderdetails?search=${encodeURIComponent(orderId)}`}
      className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium"
    >
      {name}
    </ScreenLink>
  );
};

const columns = (linked: boolean): PlainColumn<Entry>[] => [
  { header: "Date", cell: ({ at }) => <span className="whitespace-nowrap">{instantText(at)}</span> },
  { header: "Type", cell: ({ reason }) => reasonWords[reason] },
  { header: "Order", cell: (entry) => orderOf(entry, linked) },
  {
    header: "Amount",
    align: "end",
    cell: ({ amount }) => (
      <span className="whitespace-nowrap">
        {amount > 0 ? "+" : "−"}
        {orderRupees(Math.abs(amount))}
      </span>
    ),
  },
  { header: "Balance", align: "end", cell: ({ balance }) => orderRupees(balance) },
];

/**
 * The balance and latest entries of the customer's wallet; accounts that may change both customers and money can add to
 * it.
 */
export function CustomerWallet({ customer }: { customer: Customer }) {
  const { balance, entries, total } = customer.wallet;
  const [adding, setAdding] = useState(false);
  const { can } = usePermissions();
  const latest = total > entries.length ? `, latest ${entries.length} of ${indianNumber(total)} transactions` : "";
  return (
    <Panel title="Wallet" text={`Balance: ${orderRupees(balance)}${latest}`}>
      {entries.length === 0 ? (
        <PanelEmpty>No transactions yet.</PanelEmpty>
      ) : (
        <PlainTable
          label="Wallet transactions"
          columns={columns(can("view_order"))}
          rows={entries}
          rowKey={({ _id }) => _id}
        />
      )}
      {can("edit_customer") && can("edit_payment") && (
        <div className="border-ui-border-base border-t px-4 py-3">
          <Button type="button" variant="secondary" size="small" onClick={() => setAdding(true)}>
            Add money
          </Button>
        </div>
      )}
      {adding && <WalletCreditModal customer={customer} onClose={() => setAdding(false)} />}
    </Panel>
  );
}
