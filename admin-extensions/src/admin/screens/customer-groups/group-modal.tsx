import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import { customerGroupFormSchema } from "@haat/api-contract/customer-group/schemas";
import { limits } from "@haat/api-contract/limits";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input } from "@medusajs/ui";
import { useForm } from "react-hook-form";
import { closeWhenDone } from "../lib/toast";
import { type GroupRow, useSaveGroup } from "./customer-groups.queries";

/** Adds or renames a customer group. Stays open if saving fails. */
export function GroupModal({ group, onClose }: { group: GroupRow | null; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(customerGroupFormSchema),
    defaultValues: { name: group?.name ?? "" },
  });
  const save = useSaveGroup();
  const submit = handleSubmit(({ name }) => {
    const id = group ? { id: group._id } : {};
    return closeWhenDone(save.mutateAsync({ ...id, body: { name, version: group?.version } }), onClose);
  });
  return (
    <FormModal
      title={group ? "Rename group" : "Add group"}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={group ? "Save Changes" : "Add group"}
      busy={save.isPending}
      dirty={formState.isDirty}
      error={save.error ? errorMessage(save.error, customerGroupMessages.saveFailed) : undefined}
    >
      <Field
        label="Name"
        required
        error={formState.errors.name?.message}
        hint="Customers see it when they download their data."
      >
        {(props) => <Input {...props} {...register("name")} maxLength={limits.maxGroupNameLength} autoComplete="off" />}
      </Field>
    </FormModal>
  );
}
