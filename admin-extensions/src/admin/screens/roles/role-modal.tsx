import { limits } from "@haat/api-contract/limits";
import { roleMessages } from "@haat/api-contract/role/messages";
import { type Role, roleNameSchema } from "@haat/api-contract/role/schemas";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input } from "@medusajs/ui";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { closeWhenDone } from "../lib/toast";
import { PermissionChecklist } from "./permission-checklist";
import { useSaveRole } from "./roles.queries";

const formSchema = z.object({ name: roleNameSchema, permissions: z.array(z.string()) });

type Props = { role: Role | null; onClose: () => void };

/** Creates or edits a role. It stays open if saving fails. */
export function RoleModal({ role, onClose }: Props) {
  const had = role?.permissions.map(({ _id }) => _id) ?? [];
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { name: role?.name ?? "", permissions: had },
  });
  const save = useSaveRole();
  const submit = handleSubmit((fields) => {
    const known = role ? { id: role._id, version: role.version } : {};
    return closeWhenDone(save.mutateAsync({ ...known, ...fields }), onClose);
  });
  return (
    <FormModal
      title={role ? "Edit role" : "Add new role"}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={role ? "Save Changes" : "Create role"}
      busy={save.isPending}
      dirty={formState.isDirty}
      error={save.error ? errorMessage(save.error, roleMessages.saveFailed) : undefined}
      width="middle"
    >
      <Field label="Role Name" required error={formState.errors.name?.message}>
        {(props) => (
          <Input
            {...props}
            {...register("name")}
            placeholder="Order clerk"
            maxLength={limits.maxNameLength}
            autoComplete="off"
          />
        )}
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="text-ui-fg-base mb-2 font-medium">Permissions</legend>
        <Controller
          control={control}
          name="permissions"
          render={({ field }) => <PermissionChecklist chosen={field.value} had={had} onChange={field.onChange} />}
        />
      </fieldset>
    </FormModal>
  );
}
