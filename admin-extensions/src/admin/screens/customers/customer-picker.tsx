import { customerMessages } from "@haat/api-contract/customer/messages";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { useQuery } from "@tanstack/react-query";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { customerColumns } from "./customer-columns";
import { customersQuery } from "./customers.queries";

const spec: ListSpec = { sort: "lastOrder" };
const columns = customerColumns.filter(({ key }) => ["name", "email", "mobile", "lastOrder"].includes(key));

/** Finds a customer; those who ordered last come first. */
export function CustomerPicker() {
  const list = useListState(spec);
  const { data, error, isFetching, refetch } = useQuery(customersQuery(list.state));
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Customer Details" text="Select a customer to view orders, returns, addresses and reviews." />
      <RecordList
        label="Select a customer"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.customers, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{
          text: list.state.search
            ? "No customers found. Try a different name, email or mobile number."
            : "No customers yet.",
        }}
        errorText={customerMessages.fetchFailed}
        searchFor="Search by name, email, mobile or ID"
      />
    </div>
  );
}
