import { limits } from "@haat/api-contract/limits";
import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { errorMessage } from "@haat/web/api-error";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useLateResolver } from "../../lib/late-resolver";
import { pagePaths } from "../../lib/page-paths";
import { endSession } from "../../lib/session";
import { toast } from "../../lib/toast";
import { FormHeading } from "../auth/form-parts";
import { PasswordInput } from "../auth/password-input";
import { useResetPassword } from "./api/reset.queries";

const loadResolver = () => import("./new-password-resolver");

type Props = { token: string /** The link became invalid while the form was open. */; onDeadLink: () => void };

export function NewPasswordForm({ token, onDeadLink }: Props) {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useLateResolver(loadResolver),
    defaultValues: { password: "", repeated: "" },
  });
  const reset = useResetPassword(token);

  const submit = handleSubmit(({ password }) =>
    reset.mutate(password, {
      onSuccess: ({ message }) => {
        // The server has ended all sessions of the account, including this browser's.
        endSession({ byChoice: true });
        toast.success(message);
        navigate(pagePaths.login, { replace: true });
      },
      onError: (error) => {
        const sentence = errorMessage(error, "");
        if (sentence === sellerLoginMessages.linkInvalid) onDeadLink();
        if (sentence === sellerLoginMessages.passwordIsEmail) {
          setError("password", { message: sentence }, { shouldFocus: true });
        }
      },
    }),
  );

  const { errors } = formState;
  const refusal = reset.error && errorMessage(reset.error, sellerLoginMessages.resetError);
  const problem = errors.root?.message ?? (refusal === sellerLoginMessages.passwordIsEmail ? null : refusal);
  return (
    <>
      <FormHeading title="Reset password">Choose a new password. You'll be logged out everywhere.</FormHeading>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field
          label="New password"
          hint={`At least ${limits.minStaffPasswordLength} characters. Three unrelated words make a good password.`}
          error={errors.password?.message}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...register("password")}
              autoComplete="new-password"
              maxLength={limits.maxStaffPasswordLength}
              aria-required
            />
          )}
        </Field>
        <Field label="Confirm new password" error={errors.repeated?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register("repeated")}
              autoComplete="new-password"
              maxLength={limits.maxStaffPasswordLength}
              aria-required
            />
          )}
        </Field>
        {problem && <Alert>{problem}</Alert>}
        <Button type="submit" size="large" full busy={reset.isPending}>
          {reset.isPending ? "Saving..." : "Set new password"}
        </Button>
      </form>
    </>
  );
}
