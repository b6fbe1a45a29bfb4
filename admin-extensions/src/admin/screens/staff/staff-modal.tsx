import { limits } from "@haat/api-contract/limits";
import { staffMessages } from "@haat/api-contract/staff/messages";
import { inviteStaffBodySchema, type StaffMember } from "@haat/api-contract/staff/schemas";
import { FormModal } from "@haat/product-form/form-modal";
import { Field, FieldError } from "@haat/product-form/labelled-field";
import { SwitchField } from "@haat/product-form/switch-field";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input } from "@medusajs/ui";
import { Controller, useForm } from "react-hook-form";
import { closeWhenDone } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { RoleChoices } from "./role-choices";
import { useInviteStaff, useUpdateStaff } from "./staff.queries";

const formSchema = inviteStaffBodySchema.refine(
  ({ roles, isFullAdministrator }) => isFullAdministrator || roles.length > 0,
  {
    path: ["roles"],
    message: staffMessages.roleNeeded,
  },
);

type Props = { member: StaffMember | null; onClose: () => void };

/** Invites a member of staff, or changes an account's permissions. It stays open if saving fails. */
export function StaffModal({ member, onClose }: Props) {
  const { me } = usePermissions();
  const had = member?.roles.map(({ _id }) => _id) ?? [];
  const { register, control, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: {
      email: member?.email ?? "",
      name: member?.name ?? "",
      roles: had,
      isFullAdministrator: member?.isFullAdministrator ?? false,
    },
  });
  const [invite, update] = [useInviteStaff(), useUpdateStaff()];
  const error = invite.error ?? update.error;
  const { errors } = formState;
  const isFull = watch("isFullAdministrator");
  const submit = handleSubmit(({ email, ...fields }) => {
    const saving = member
      ? update.mutateAsync({ id: member._id, version: member.version, ...fields })
      : invite.mutateAsync({ email, ...fields });
    return closeWhenDone(saving, onClose);
  });
  return (
    <FormModal
      title={member ? "Edit staff member" : "Invite staff member"}
      text={member ? member.email : "We email a link to set a password. It works once."}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={member ? "Save Changes" : "Send invitation"}
      busy={invite.isPending || update.isPending}
      dirty={formState.isDirty}
      error={error ? errorMessage(error, staffMessages.saveFailed) : undefined}
      width="middle"
    >
      {!member && (
        <Field label="Email" required error={errors.email?.message}>
          {(props) => <Input {...props} {...register("email")} type="email" maxLength={254} autoComplete="off" />}
        </Field>
      )}
      <Field label="Name" error={errors.name?.message}>
        {(props) => <Input {...props} {...register("name")} maxLength={limits.maxNameLength} autoComplete="off" />}
      </Field>
      {me?.isFullAdministrator && (
        <SwitchField
          control={control}
          name="isFullAdministrator"
          label="Full administrator"
          hint="Has all permissions, regardless of roles."
          disabled={member?.isYou === true}
        />
      )}
      {!isFull && (
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="text-ui-fg-base mb-2 font-medium">Roles</legend>
          <Controller
            control={control}
            name="roles"
            render={({ field }) => (
              <RoleChoices
                chosen={field.value ?? []}
                had={had}
                disabled={member?.isYou === true}
                onChange={field.onChange}
              />
            )}
          />
          {errors.roles?.message && <FieldError id="staff-roles-error">{errors.roles.message}</FieldError>}
        </fieldset>
      )}
    </FormModal>
  );
}
