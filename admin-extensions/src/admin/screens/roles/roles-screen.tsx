import { roleMessages } from "@haat/api-contract/role/messages";
import type { Role } from "@haat/api-contract/role/schemas";
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
import { roleColumns } from "./role-columns";
import { RoleModal } from "./role-modal";
import { rolesQuery, useDeleteRole, useRoleStatus } from "./roles.queries";

const spec: ListSpec = { filters: ["status"] };

/** Roles: sets of permissions that are assigned to staff. */
export default function RolesScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(rolesQuery(list.state));
  const [edited, setEdited] = useState<Role | "new" | null>(null);
  const [deleted, setDeleted] = useState<Role | null>(null);
  const setStatus = useRoleStatus();
  const remove = useDeleteRole();
  useErrorToast(error, roleMessages.rolesFetchFailed);

  const switchStatus = ({ _id: id }: Role, active: boolean) =>
    showOutcome(setStatus.mutateAsync({ id, status: active ? "active" : "inactive" }), {
      failed: roleMessages.permissionStatusFailed,
    });
  const canEdit = can("edit_role");
  const columns = roleColumns({
    onStatus: canEdit ? switchStatus : undefined,
    onEdit: canEdit ? setEdited : undefined,
    onDelete: can("delete_role") ? setDeleted : undefined,
  });
  const addButton = can("add_role") && <Button onClick={() => setEdited("new")}>Add role</Button>;

  return (
    <div className="flex flex-col gap-4">
      <PageHead title="User Roles" text="Sets of permissions that you assign to staff.">
        {addButton}
      </PageHead>
      <RecordList
        label="Roles"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.roles, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{ text: roleMessages.rolesNone, action: addButton }}
        errorText={roleMessages.rolesFetchFailed}
        searchFor="Search roles"
        filters={<StatusFilter list={list} choices={activeOrNot} />}
      />
      {edited && <RoleModal role={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
      {deleted && (
        <DeleteDialog
          title="Delete role"
          text={roleMessages.confirmRoleDelete}
          name={deleted.name}
          onDelete={async () => (await remove.mutateAsync(deleted._id)).message}
          failureText={(refusal) => errorMessage(refusal, roleMessages.roleDeleteFailed)}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
