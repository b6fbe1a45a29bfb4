import { auditMessages } from "@haat/api-contract/audit/messages";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useErrorToast } from "../lib/failures";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { auditQuery } from "./audit.queries";
import { auditColumns } from "./audit-columns";
import { AuditFilters } from "./audit-filters";

const filterNames = ["actorId", "subjectType", "from", "to"];
const spec: ListSpec = { filters: filterNames };

/** The audit log: who changed what, before and after. It is read-only. */
export default function AuditScreen() {
  const list = useListState(spec);
  const { data, error, isFetching, refetch } = useQuery(auditQuery(list.state));
  useErrorToast(error, auditMessages.fetchFailed);
  const filtered = list.state.search !== "" || Object.values(list.state.filters).some(Boolean);
  const clear = () => list.change({ search: "", filters: Object.fromEntries(filterNames.map((name) => [name, ""])) });
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title="Audit log"
        text="Who changed what and when, for everything you can view. Entries can't be edited."
      />
      <RecordList
        label="Audit log"
        columns={auditColumns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.entries, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{
          text: auditMessages.none,
          action: filtered && (
            <Button variant="secondary" onClick={clear}>
              Clear filters
            </Button>
          ),
        }}
        errorText={auditMessages.fetchFailed}
        searchFor="Search by item name"
        filters={<AuditFilters list={list} />}
      />
      {data?.hasMore && <p className="text-ui-fg-muted px-1">{auditMessages.more}</p>}
    </div>
  );
}
