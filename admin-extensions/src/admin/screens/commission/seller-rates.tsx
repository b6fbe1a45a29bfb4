import { commissionMessages } from "@haat/api-contract/commission/messages";
import { isNarrowed, type ListSpec } from "@haat/product-form/list/list-state";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { ChoiceFilter } from "../shared/choice-filter";
import { NoValue } from "../shared/no-value";
import type { Column } from "../shared/record-cards";
import { RecordList, useListState } from "../shared/record-list";
import { type SellerRate, sellerRatesQuery } from "./commission.queries";
import type { RateSubject } from "./rate-modal";

const spec: ListSpec = { filters: ["own"] };

const columns = (onEdit: ((subject: RateSubject) => void) | undefined): Column<SellerRate>[] => [
  {
    key: "name",
    header: "Seller",
    card: "title",
    cell: ({ name }) => <span className="block max-w-64 break-words font-medium">{name}</span>,
  },
  { key: "email", header: "Email", cell: ({ email }) => <span className="break-words">{email}</span> },
  {
    key: "percent",
    header: "Custom rate",
    align: "end",
    cell: ({ percent }) => (percent === null ? <NoValue /> : `${percent}%`),
  },
  ...(onEdit
    ? [
        {
          key: "actions",
          header: "Actions",
          align: "end" as const,
          card: "actions" as const,
          cell: ({ _id: id, name, percent, version }: SellerRate) => (
            <Button
              type="button"
              variant="secondary"
              size="small"
              aria-label={`Change commission for ${name}`}
              onClick={() => onEdit({ of: "seller", id, name, percent, version })}
            >
              Change
            </Button>
          ),
        },
      ]
    : []),
];

/** Sellers with their own rates, which take precedence over any category's. */
export function SellerRates({ onEdit }: { onEdit: ((subject: RateSubject) => void) | undefined }) {
  const list = useListState(spec);
  const { data, error, isFetching, refetch } = useQuery(sellerRatesQuery(list.state));
  return (
    <section aria-label="Sellers" className="flex flex-col gap-3">
      <h2 className="text-ui-fg-base text-base font-semibold">Sellers</h2>
      <RecordList
        label="Seller commission"
        columns={columns(onEdit)}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.sellers, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{
          text: isNarrowed(list.state) ? "No sellers found matching your criteria." : "No sellers have registered yet.",
        }}
        errorText={commissionMessages.fetchFailed}
        searchFor="Search by name, email or ID"
        filters={
          <ChoiceFilter
            list={list}
            name="own"
            label="Rate"
            all="All sellers"
            choices={[{ value: "true", label: "Custom rate" }]}
          />
        }
      />
    </section>
  );
}
