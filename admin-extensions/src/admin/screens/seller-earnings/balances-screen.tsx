import { sellerEarningsMessages } from "@haat/api-contract/seller-earnings/messages";
import { isNarrowed, type ListSpec } from "@haat/product-form/list/list-state";
import { orderRupees } from "@haat/ui/format";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ScreenLink } from "../lib/host";
import { usePermissions } from "../lib/use-permissions";
import { PageHead } from "../shared/page-head";
import type { Column } from "../shared/record-cards";
import { RecordList, useListState } from "../shared/record-list";
import { StatTile } from "../shared/stat-tile";
import { RemittanceModal } from "./remittance-modal";
import { balancesQuery, type SellerBalance } from "./seller-earnings.queries";

const spec: ListSpec = { sort: "available" };

const money = (name: "available" | "pending" | "paidOut" | "net", header: string): Column<SellerBalance> => ({
  key: name,
  header,
  sort: name,
  align: "end",
  cell: (row) => orderRupees(row[name]),
});

const columns: Column<SellerBalance>[] = [
  {
    key: "name",
    header: "Seller",
    sort: "name",
    card: "title",
    cell: ({ _id, name, email }) => (
      <>
        <ScreenLink
          to={`/seller-earnings-details?id=${encodeURIComponent(_id)}`}
          className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover block max-w-64 break-words font-medium"
        >
          {name}
        </ScreenLink>
        <span className="text-ui-fg-muted block max-w-64 break-words">{email}</span>
      </>
    ),
  },
  money("available", "Available"),
  money("pending", "Pending"),
  money("paidOut", "Paid out"),
  money("net", "Net"),
];

const tiles = [
  ["available", "Available", "Can be paid out"],
  ["pending", "Pending", "On hold; see each seller's page for reasons"],
  ["paidOut", "Paid out", "To date"],
  ["net", "Net", "Total earned by sellers"],
] as const;

/** Sellers' earnings and available balances. */
export default function BalancesScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const [reading, setReading] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(balancesQuery(list.state));
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Seller earnings" text="What sellers have earned and what can be paid out.">
        {can("edit_payment") && (
          <Button type="button" variant="secondary" onClick={() => setReading(true)}>
            Courier remittance
          </Button>
        )}
      </PageHead>
      {reading && <RemittanceModal onClose={() => setReading(false)} />}
      {data && (
        <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 min-[900px]:grid-cols-4">
          {tiles.map(([name, title, text]) => (
            <StatTile key={name} name={title} value={orderRupees(data.sums[name])} text={text} />
          ))}
        </div>
      )}
      <RecordList
        label="Seller balances"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.sellers, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{
          text: isNarrowed(list.state) ? "No sellers found matching your criteria." : "No sellers have registered yet.",
        }}
        errorText={sellerEarningsMessages.fetchFailed}
        searchFor="Search by name, email or ID"
      />
    </div>
  );
}
