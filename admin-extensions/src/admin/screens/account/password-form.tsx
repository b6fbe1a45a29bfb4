import { limits } from "@haat/api-contract/limits";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { changePasswordBodySchema } from "@haat/api-contract/staff-login/schemas";
import { Field, FormAlert } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Button, Input } from "@medusajs/ui";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { toast } from "../lib/toast";
import { useChangePassword } from "./account.queries";

const formSchema = changePasswordBodySchema
  .extend({ repeated: z.string() })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ["repeated"],
    message: staffLoginMessages.passwordsDiffer,
  });

const nothing = { oldPassword: "", newPassword: "", repeated: "" };

const fields = [
  { name: "oldPassword", label: "Current password", autoComplete: "current-password" },
  {
    name: "newPassword",
    label: "New password",
    autoComplete: "new-password",
    hint: `At least ${limits.minStaffPasswordLength} characters. Three unrelated words make a good password.`,
  },
  { name: "repeated", label: "Confirm new password", autoComplete: "new-password" },
] as const;

/** Changes the account's password, which ends its other sessions. */
export function PasswordForm() {
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: nothing,
  });
  const change = useChangePassword();
  const submit = handleSubmit(async ({ oldPassword, newPassword }) => {
    try {
      toast.success((await change.mutateAsync({ oldPassword, newPassword })).message);
      reset(nothing);
    } catch (error) {
      const message = errorMessage(error, staffLoginMessages.passwordFailed);
      setError(message === staffLoginMessages.passwordWrong ? "oldPassword" : "root", { message });
    }
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex min-w-0 flex-col gap-4 sm:col-span-2">
      {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
      {fields.map(({ name, label, autoComplete, ...field }) => (
        <Field key={name} label={label} required error={errors[name]?.message} className="max-w-md" {...field}>
          {(control) => (
            <Input
              {...control}
              {...register(name)}
              type="password"
              autoComplete={autoComplete}
              maxLength={limits.maxStaffPasswordLength}
            />
          )}
        </Field>
      ))}
      <div>
        <Button type="submit" disabled={change.isPending}>
          {change.isPending ? "Saving..." : "Change password"}
        </Button>
      </div>
    </form>
  );
}
