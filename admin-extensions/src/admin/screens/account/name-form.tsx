import { limits } from "@haat/api-contract/limits";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { type Me, updateMeBodySchema } from "@haat/api-contract/staff-login/schemas";
import { Field, FormAlert } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Button, Input } from "@medusajs/ui";
import { useForm } from "react-hook-form";
import { toast } from "../lib/toast";
import { useSaveName } from "./account.queries";

/** The account's name. Input that cannot be saved is kept. */
export function NameForm({ me }: { me: Me }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(updateMeBodySchema),
    defaultValues: { name: me.name },
  });
  const save = useSaveName();
  const submit = handleSubmit(async ({ name }) => {
    const saved = await save.mutateAsync(name).catch(() => null);
    if (saved) toast.success(staffLoginMessages.profileSaved);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex min-w-0 flex-col gap-4 sm:col-span-2">
      {save.error && <FormAlert>{errorMessage(save.error, staffLoginMessages.profileFailed)}</FormAlert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" required error={formState.errors.name?.message}>
          {(control) => (
            <Input {...control} {...register("name")} maxLength={limits.maxNameLength} autoComplete="name" />
          )}
        </Field>
        <Field label="Email">{(control) => <Input {...control} value={me.email} readOnly />}</Field>
      </div>
      <div>
        <Button type="submit" disabled={!formState.isDirty || save.isPending}>
          {save.isPending ? "Saving..." : "Save profile"}
        </Button>
      </div>
    </form>
  );
}
