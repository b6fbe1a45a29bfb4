import { StatusDot } from "@haat/product-form/status-dot";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { dayText } from "@haat/ui/instants";
import { ScreenLink } from "../lib/host";
import { NoValue } from "../shared/no-value";
import type { Column } from "../shared/record-cards";
import { type CustomerRow, nameOf } from "./customers.queries";

const Contact = ({ value, isVerified }: { value: string | null; isVerified: boolean }) =>
  value ? (
    <span className="block max-w-60 truncate" title={isVerified ? value : `${value}, not verified`}>
      {value}
      {!isVerified && <span className="text-ui-fg-muted"> (not verified)</span>}
    </span>
  ) : (
    <NoValue />
  );

export const customerColumns: Column<CustomerRow>[] = [
  {
    key: "name",
    header: "Customer",
    card: "title",
    cell: (row) => (
      <ScreenLink
        to={`/customer-details?id=${encodeURIComponent(row._id)}`}
        className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover block max-w-60 break-words font-medium"
      >
        {nameOf(row)}
      </ScreenLink>
    ),
  },
  {
    key: "email",
    givesWay: 5,
    header: "Email",
    cell: (row) => <Contact value={row.email} isVerified={row.isEmailVerified} />,
  },
  {
    key: "mobile",
    givesWay: 3,
    header: "Mobile",
    cell: (row) => <Contact value={row.mobile} isVerified={row.isMobileVerified} />,
  },
  {
    key: "orders",
    givesWay: 4,
    header: "Orders",
    sort: "orders",
    align: "end",
    cell: ({ orders }) => indianNumber(orders),
  },
  { key: "spent", header: "Total spent", sort: "spent", align: "end", cell: ({ spent }) => orderRupees(spent) },
  {
    key: "lastOrder",
    givesWay: 2,
    header: "Last order",
    sort: "lastOrder",
    cell: ({ lastOrderAt }) => (
      <span className="whitespace-nowrap">{lastOrderAt ? dayText(lastOrderAt) : <NoValue />}</span>
    ),
  },
  {
    key: "joined",
    givesWay: 1,
    header: "Joined",
    sort: "joined",
    cell: ({ joinedAt }) => <span className="whitespace-nowrap">{dayText(joinedAt)}</span>,
  },
  {
    key: "blocked",
    header: "Status",
    cell: ({ blocked }) => <StatusDot tone={blocked ? "bad" : "good"}>{blocked ? "Blocked" : "Active"}</StatusDot>,
  },
];
