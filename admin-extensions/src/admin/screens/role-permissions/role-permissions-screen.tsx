import { roleMessages } from "@haat/api-contract/role/messages";
import type { Permission } from "@haat/api-contract/role/schemas";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "../lib/failures";
import { showOutcome } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { activeOrNot, StatusFilter } from "../shared/choice-filter";
import { DeleteDialog } from "../shared/delete-dialog";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { permissionColumns } from "./permission-columns";
import { PermissionModal } from "./permission-modal";
import { permissionsQuery, useDeletePermission, usePermissionStatus } from "./permissions.queries";

const spec: ListSpec = { filters: ["status"] };

/** The permissions that roles consist of. */
export default function RolePermissionsScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(permissionsQuery(list.state));
  const [edited, setEdited] = useState<Permission | "new" | null>(null);
  const [deleted, setDeleted] = useState<Permission | null>(null);
  const setStatus = usePermissionStatus();
  const remove = useDeletePermission();
  const failure =
    error?.message === roleMessages.permissionsInvalid ? error.message : roleMessages.permissionsFetchFailed;
  useErrorToast(error, failure);

  const switchStatus = ({ _id: id }: Permission, active: boolean) =>
    showOutcome(setStatus.mutateAsync({ id, status: active ? "active" : "inactive" }), {
      failed: roleMessages.permissionStatusFailed,
    });
  const canEdit = can("edit_permission");
  const columns = permissionColumns({
    onStatus: canEdit ? switchStatus : undefined,
    onEdit: canEdit ? setEdited : undefined,
    onDelete: can("delete_permission") ? setDeleted : undefined,
  });
  const addButton = can("add_permission") && <Button onClick={() => setEdited("new")}>Add permission</Button>;

  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Role Permissions" text="Permissions that roles can include.">
        {addButton}
      </PageHead>
      <RecordList
        label="Permissions"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.permissions, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{ text: roleMessages.permissionsNone, action: addButton }}
        errorText={failure}
        searchFor="Search permissions"
        filters={<StatusFilter list={list} choices={activeOrNot} />}
      />
      {edited && <PermissionModal permission={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
      {deleted && (
        <DeleteDialog
          title="Delete permission"
          text={roleMessages.confirmPermissionDelete}
          name={deleted.name}
          onDelete={async () => (await remove.mutateAsync(deleted._id)).message}
          failureText={(refusal) => errorMessage(refusal, roleMessages.permissionDeleteFailed)}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
