import { limits } from "@haat/api-contract/limits";
import { staffMessages } from "@haat/api-contract/staff/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { newPasswordSchema } from "@haat/api-contract/staff-login/schemas";
import { Field, FormAlert } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { api } from "../../../src/admin/screens/lib/api";
import { toast } from "../../../src/admin/screens/lib/toast";
import { PasswordInput } from "../login/password-input";

const formSchema = z
  .object({ password: newPasswordSchema, repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, {
    path: ["repeated"],
    message: staffLoginMessages.passwordsDiffer,
  });

type Props = { token: string; email: string; name: string };

/** The first password of an invited account. It does not log in: the login's two steps follow. */
export function FirstPasswordForm({ token, email, name }: Props) {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { password: "", repeated: "" },
  });
  const accept = useMutation({
    networkMode: "always",
    mutationFn: (password: string) => api.call("acceptInvitation", { body: { token, password } }),
  });
  const submit = handleSubmit(async ({ password }) => {
    const done = await accept.mutateAsync(password).catch(() => null);
    if (!done) return;
    toast.success(done.message);
    navigate("/adminlogin", { replace: true, state: { email } });
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <header>
        <h1 className="text-[28px] font-semibold leading-tight">{name ? `Welcome, ${name}` : "Welcome"}</h1>
        <p className="text-ui-fg-subtle mt-2 break-words">
          Set a password for <strong className="text-ui-fg-base font-medium">{email}</strong>. Each time you log in, we
          also send a code to this address.
        </p>
      </header>
      {accept.error && <FormAlert>{errorMessage(accept.error, staffMessages.saveFailed)}</FormAlert>}
      {/* Tells the browser's password manager which account the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        label="Password"
        required
        hint={`At least ${limits.minStaffPasswordLength} characters. Three unrelated words make a good password.`}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register("password")}
            autoComplete="new-password"
            maxLength={limits.maxStaffPasswordLength}
          />
        )}
      </Field>
      <Field label="Confirm password" required error={errors.repeated?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register("repeated")}
            autoComplete="new-password"
            maxLength={limits.maxStaffPasswordLength}
          />
        )}
      </Field>
      <Button type="submit" size="xlarge" className="w-full" disabled={accept.isPending}>
        {accept.isPending ? "Saving..." : "Set password"}
      </Button>
    </form>
  );
}
