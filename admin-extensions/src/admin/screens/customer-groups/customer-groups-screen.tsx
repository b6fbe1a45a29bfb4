import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "../lib/failures";
import { usePermissions } from "../lib/use-permissions";
import { DeleteDialog } from "../shared/delete-dialog";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { type GroupRow, groupsQuery, useDeleteGroup } from "./customer-groups.queries";
import { groupColumns } from "./group-columns";
import { GroupCustomersModal } from "./group-customers-modal";
import { GroupModal } from "./group-modal";

const spec: ListSpec = { limit: 10 };

/** Groups of customers, which coupons can be for. */
export default function CustomerGroupsScreen() {
  const list = useListState(spec);
  const { data, error, isFetching, refetch } = useQuery(groupsQuery(list.state));
  const { can } = usePermissions();
  const [edited, setEdited] = useState<{ group: GroupRow | null } | null>(null);
  const [opened, setOpened] = useState<GroupRow | null>(null);
  const [deleted, setDeleted] = useState<GroupRow | null>(null);
  const remove = useDeleteGroup();
  useErrorToast(error, customerGroupMessages.fetchFailed);
  const mayEdit = can("edit_customer");
  const columns = groupColumns(
    mayEdit
      ? { onEdit: (group) => setEdited({ group }), onDelete: setDeleted, onCustomers: setOpened }
      : { onEdit: undefined, onDelete: undefined, onCustomers: undefined },
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Customer groups" text="Groups of customers that coupons can be for.">
        {mayEdit && <Button onClick={() => setEdited({ group: null })}>Add group</Button>}
      </PageHead>
      <RecordList
        label="Customer groups"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.groups, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{
          text: list.state.search ? "No customer groups found. Try a different name." : customerGroupMessages.none,
        }}
        errorText={customerGroupMessages.fetchFailed}
        searchFor="Search by name"
      />
      {edited && <GroupModal group={edited.group} onClose={() => setEdited(null)} />}
      {opened && <GroupCustomersModal group={opened} onClose={() => setOpened(null)} />}
      {deleted && (
        <DeleteDialog
          title="Delete group"
          text={customerGroupMessages.confirmDelete}
          name={deleted.name}
          onDelete={async () => (await remove.mutateAsync(deleted)).message}
          failureText={(refusal) => errorMessage(refusal, customerGroupMessages.deleteFailed)}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
