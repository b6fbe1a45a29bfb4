import { sellerMessages } from "@haat/api-contract/seller/messages";
import { type SellerVerdict, sellerStates } from "@haat/api-contract/seller/words";
import { isNarrowed, type ListSpec } from "@haat/product-form/list/list-state";
import { indianNumber } from "@haat/ui/format";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "../lib/failures";
import { usePermissions } from "../lib/use-permissions";
import { ChoiceFilter } from "../shared/choice-filter";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { sellerColumns } from "./seller-columns";
import { stateLooks } from "./seller-words";
import { type Seller, sellersQuery } from "./sellers.queries";
import { VerdictDialog } from "./verdict-dialog";

const spec: ListSpec = { filters: ["state"] };

/** All sellers and applicants, with staff's decisions. */
export default function SellersScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(sellersQuery(list.state));
  const [validated, setJudged] = useState<{ seller: Seller; state: SellerVerdict } | null>(null);
  useErrorToast(error, sellerMessages.fetchFailed);
  const waiting = data?.waiting ?? 0;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title="Sellers"
        text={waiting > 0 ? `${indianNumber(waiting)} pending approval.` : "Sellers and their account status."}
      />
      <RecordList
        label="Sellers"
        columns={sellerColumns(can("edit_seller") ? (seller, state) => setJudged({ seller, state }) : undefined)}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.sellers, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{
          text: isNarrowed(list.state) ? "No sellers found matching your criteria." : "No sellers have registered yet.",
        }}
        errorText={sellerMessages.fetchFailed}
        searchFor="Search by name, email, mobile, GSTIN, PAN or ID"
        filters={
          <ChoiceFilter
            list={list}
            name="state"
            label="Status"
            all="All statuses"
            choices={sellerStates.map((value) => ({ value, label: stateLooks[value].label }))}
          />
        }
        tableFrom={1100}
      />
      {validated && <VerdictDialog {...validated} onClose={() => setJudged(null)} />}
    </div>
  );
}
