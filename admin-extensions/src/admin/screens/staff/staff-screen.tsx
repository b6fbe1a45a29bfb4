import { staffMessages } from "@haat/api-contract/staff/messages";
import type { StaffMember } from "@haat/api-contract/staff/schemas";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "../lib/failures";
import { toast } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { activeOrNot, ChoiceFilter, StatusFilter } from "../shared/choice-filter";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { roleChoicesQuery, staffQuery, useUpdateStaff } from "./staff.queries";
import { staffColumns } from "./staff-columns";
import { StaffDialog, type StaffQuestion } from "./staff-dialog";
import { StaffMenu } from "./staff-menu";
import { StaffModal } from "./staff-modal";

const spec: ListSpec = { filters: ["status", "roleId"] };

/** Staff accounts and their roles. */
export default function StaffScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(staffQuery(list.state));
  const { data: roles = [] } = useQuery(roleChoicesQuery);
  const [edited, setEdited] = useState<StaffMember | "new" | null>(null);
  const [asked, setAsked] = useState<{ member: StaffMember; question: StaffQuestion } | null>(null);
  const update = useUpdateStaff();
  useErrorToast(error, staffMessages.fetchFailed);

  const activate = ({ _id: id }: StaffMember) =>
    update.mutateAsync({ id, status: "active" }).then(
      ({ message }) => toast.success(message),
      (refusal: unknown) => toast.error(errorMessage(refusal, staffMessages.saveFailed)),
    );
  const columns = staffColumns((member) => (
    <StaffMenu
      member={member}
      onEdit={() => setEdited(member)}
      onActivate={() => void activate(member)}
      onAsk={(question) => setAsked({ member, question })}
    />
  ));
  const inviteButton = can("add_staff") && <Button onClick={() => setEdited("new")}>Invite staff</Button>;

  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Staff" text="Staff accounts and their roles.">
        {inviteButton}
      </PageHead>
      <RecordList
        label="Staff"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.staff, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{ text: staffMessages.none, action: inviteButton }}
        errorText={staffMessages.fetchFailed}
        searchFor="Search by name or email"
        filters={
          <>
            <StatusFilter list={list} choices={activeOrNot} />
            <ChoiceFilter
              list={list}
              name="roleId"
              label="Role"
              all="All roles"
              choices={roles.map(({ _id, name }) => ({ value: _id, label: name }))}
            />
          </>
        }
      />
      {edited && <StaffModal member={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
      {asked && <StaffDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
