import { customerMessages } from "@haat/api-contract/customer/messages";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { usePermissions } from "../lib/use-permissions";
import { PageHead } from "../shared/page-head";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { BlockDialogs } from "./block-dialogs";
import { CustomerFacts } from "./customer-facts";
import { CustomerOrders } from "./customer-orders";
import { CustomerPicker } from "./customer-picker";
import { CustomerRecords } from "./customer-records";
import { CustomerWallet } from "./customer-wallet";
import { customerQuery, nameOf } from "./customers.queries";
import { GroupsOfCustomer } from "./groups-of-customer";

/** A customer by the id in the URL; without an id, a search for one. */
export default function CustomerDetailsScreen() {
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  return id ? <Details key={id} id={id} /> : <CustomerPicker />;
}

function Details({ id }: { id: string }) {
  const { data: customer, error, isFetching, refetch } = useQuery(customerQuery(id));
  const [asking, setAsking] = useState<"block" | "unblock" | null>(null);
  const { can } = usePermissions();
  if (error && !customer) {
    return (
      <div className="flex flex-col gap-4">
        <PageHead title="Customer Details" />
        <ErrorState title={customerMessages.fetchOneFailed} error={error} onRetry={refetch} retrying={isFetching} />
      </div>
    );
  }
  if (!customer) return <DetailsSkeleton />;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={nameOf(customer)} text={customer._id}>
        {can("edit_customer") && (
          <Button
            type="button"
            variant={customer.blocked ? "secondary" : "danger"}
            onClick={() => setAsking(customer.blocked ? "unblock" : "block")}
          >
            {customer.blocked ? "Unblock" : "Block"}
          </Button>
        )}
      </PageHead>
      <CustomerFacts customer={customer} />
      <GroupsOfCustomer customer={customer} />
      <CustomerOrders customer={customer} />
      <CustomerWallet customer={customer} />
      <CustomerRecords customer={customer} />
      {asking && <BlockDialogs toBlock={asking === "block"} customer={customer} onClose={() => setAsking(null)} />}
    </div>
  );
}

const DetailsSkeleton = () => (
  <Loading text="Loading customer...">
    <Skeleton className="h-7 w-56" />
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-64 w-full" />
  </Loading>
);
