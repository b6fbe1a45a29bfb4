import { limits } from "@haat/api-contract/limits";
import { roleMessages } from "@haat/api-contract/role/messages";
import { addPermissionBodySchema, type Permission } from "@haat/api-contract/role/schemas";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { SwitchField } from "@haat/product-form/switch-field";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input, Textarea } from "@medusajs/ui";
import { useForm } from "react-hook-form";
import { closeWhenDone } from "../lib/toast";
import { useSavePermission } from "./permissions.queries";

type Props = { permission: Permission | null; onClose: () => void };

/** Creates or edits a permission. It stays open if saving fails. */
export function PermissionModal({ permission, onClose }: Props) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(addPermissionBodySchema),
    defaultValues: {
      name: permission?.name ?? "",
      description: permission?.description ?? "",
      status: permission?.status ?? ("active" as const),
    },
  });
  const save = useSavePermission();
  const { errors } = formState;
  const submit = handleSubmit((fields) => {
    const id = permission ? { id: permission._id } : {};
    return closeWhenDone(save.mutateAsync({ ...id, body: { ...fields, version: permission?.version } }), onClose);
  });
  return (
    <FormModal
      title={permission ? "Edit permission" : "Add new permission"}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={permission ? "Save Changes" : "Create permission"}
      busy={save.isPending}
      dirty={formState.isDirty}
      error={save.error ? errorMessage(save.error, roleMessages.saveFailed) : undefined}
    >
      <Field
        label="Name"
        required
        error={errors.name?.message}
        hint={
          permission?.isBuiltIn
            ? "This permission is built in, so its name can't be changed."
            : `Up to ${limits.maxPermissionNameLength} characters. Names must be unique, regardless of case.`
        }
      >
        {(props) => (
          <Input
            {...props}
            {...register("name")}
            placeholder="add_product"
            maxLength={limits.maxPermissionNameLength}
            readOnly={permission?.isBuiltIn}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Description" error={errors.description?.message}>
        {(props) => (
          <Textarea
            {...props}
            {...register("description")}
            rows={3}
            maxLength={limits.maxPermissionDescriptionLength}
          />
        )}
      </Field>
      <SwitchField
        control={control}
        name="status"
        states={["active", "inactive"]}
        label="Active"
        hint="While inactive, it grants nothing. Full administrators are not affected."
      />
    </FormModal>
  );
}
