import { customerMessages } from "@haat/api-contract/customer/messages";
import { isNarrowed, type ListSpec } from "@haat/product-form/list/list-state";
import { indianNumber } from "@haat/ui/format";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { groupChoicesQuery } from "../customer-groups/customer-groups.queries";
import { ScreenLink } from "../lib/host";
import { ChoiceFilter } from "../shared/choice-filter";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { customerColumns } from "./customer-columns";
import { customersQuery } from "./customers.queries";

const spec: ListSpec = { filters: ["blocked", "group"], sort: "joined" };

/** All customers with their orders' totals. */
export default function CustomersScreen() {
  const list = useListState(spec);
  const { data, error, isFetching, refetch } = useQuery(customersQuery(list.state));
  const { data: groups = [] } = useQuery(groupChoicesQuery);
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title="Customers"
        text={
          data && !isNarrowed(list.state)
            ? `${indianNumber(data.total)} customers`
            : "Customers with their orders and status."
        }
      >
        <Button variant="secondary" asChild>
          <ScreenLink to="/customer-groups">Customer groups</ScreenLink>
        </Button>
      </PageHead>
      <RecordList
        label="Customers"
        columns={customerColumns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.customers, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{ text: isNarrowed(list.state) ? "No customers found matching your criteria." : "No customers yet." }}
        errorText={customerMessages.fetchFailed}
        searchFor="Search by name, email, mobile or ID"
        filters={
          <>
            <ChoiceFilter
              list={list}
              name="blocked"
              label="Status"
              all="All customers"
              choices={[
                { value: "false", label: "Active" },
                { value: "true", label: "Blocked" },
              ]}
            />
            {groups.length > 0 && (
              <ChoiceFilter
                list={list}
                name="group"
                label="Group"
                all="Any group"
                choices={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
              />
            )}
          </>
        }
      />
    </div>
  );
}
