import { limits } from "@haat/api-contract/limits";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { errorMessage } from "@haat/web/api-error";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { useLateResolver } from "../../lib/late-resolver";
import { pagePaths } from "../../lib/page-paths";
import { toast } from "../../lib/toast";
import { useSeller } from "../account/api/me.queries";
import { PasswordInput } from "../auth/password-input";
import { useChangePassword } from "./api/settings.queries";

const loadResolver = () => import("./password-resolver");
const nothing = { oldPassword: "", newPassword: "", repeated: "" };

const fields = [
  { name: "oldPassword", label: "Current password", autoComplete: "current-password", hint: undefined },
  {
    name: "newPassword",
    label: "New password",
    autoComplete: "new-password",
    hint: `At least ${limits.minStaffPasswordLength} characters. Three unrelated words make a good password.`,
  },
  { name: "repeated", label: "Confirm new password", autoComplete: "new-password", hint: undefined },
] as const;

/** The field for each server error; other errors are shown for the whole form. */
const fieldOf: Record<string, "oldPassword" | "newPassword"> = {
  [staffLoginMessages.passwordWrong]: "oldPassword",
  [staffLoginMessages.passwordSame]: "newPassword",
  [staffLoginMessages.passwordIsEmail]: "newPassword",
};

export function PasswordForm() {
  const seller = useSeller();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: useLateResolver(loadResolver),
    defaultValues: nothing,
  });
  const change = useChangePassword();
  const submit = handleSubmit(({ oldPassword, newPassword }) =>
    change.mutate(
      { oldPassword, newPassword },
      {
        onSuccess: ({ message }) => {
          reset(nothing);
          toast.success(message);
        },
        onError: (error) => {
          const message = errorMessage(error, staffLoginMessages.passwordFailed);
          setError(fieldOf[message] ?? "root", { message }, { shouldFocus: true });
        },
      },
    ),
  );
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-5">
      {fields.map(({ name, label, autoComplete, hint }) => (
        <Field key={name} label={label} error={errors[name]?.message} {...(hint ? { hint } : {})}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register(name)}
              autoComplete={autoComplete}
              maxLength={limits.maxStaffPasswordLength}
              aria-required
            />
          )}
        </Field>
      ))}
      {errors.root?.message && <Alert>{errors.root.message}</Alert>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={change.isPending} className="max-sm:w-full">
          {change.isPending ? "Saving..." : "Change password"}
        </Button>
        <Link
          to={pagePaths.forget}
          state={{ identifier: seller.email }}
          className="inline-flex items-center text-sm font-semibold text-primary underline underline-offset-4 max-[699px]:min-h-11"
        >
          Forgot your password?
        </Link>
      </div>
    </form>
  );
}
