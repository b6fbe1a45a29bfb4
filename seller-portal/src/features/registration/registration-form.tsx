import type { CallInput } from "@haat/api-contract/endpoints";
import { limits } from "@haat/api-contract/limits";
import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { Alert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Field } from "@haat/ui/field";
import { Input } from "@haat/ui/input";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { api } from "../../lib/api";
import { failureText } from "../../lib/failure-text";
import { useLateResolver } from "../../lib/late-resolver";
import { pagePaths, shopPaths } from "../../lib/page-paths";
import { toast } from "../../lib/toast";
import { PasswordInput } from "../auth/password-input";
import { emptyDraft, refusedField, toRegistration } from "./registration-draft";
import { SellerTypeChoice } from "./seller-type-choice";

const useRegister = () =>
  useMutation({ mutationFn: (body: CallInput<"registerSeller">["body"]) => api.call("registerSeller", { body }) });

const failures = { refused: sellerLoginMessages.registrationFailed, failed: sellerLoginMessages.registrationError };
/** Time to read the success message. */
const loginAfterMs = 1_500;

const loadResolver = () => import("./registration-resolver");

export function RegistrationForm() {
  const { register, handleSubmit, watch, setError, getValues, formState } = useForm({
    resolver: useLateResolver(loadResolver),
    defaultValues: emptyDraft,
  });
  const registration = useRegister();
  const navigate = useNavigate();
  useEffect(() => {
    if (!registration.isSuccess) return;
    const state = { identifier: getValues("email") };
    const timer = setTimeout(() => navigate(pagePaths.login, { state }), loginAfterMs);
    return () => clearTimeout(timer);
  }, [registration.isSuccess, navigate, getValues]);

  const submit = handleSubmit((draft) =>
    registration.mutate(toRegistration(draft), {
      onSuccess: () => toast.success(sellerLoginMessages.registered),
      onError: (error) => {
        const sentence = failureText(error, failures);
        const field = refusedField(sentence);
        if (field) setError(field, { message: sentence }, { shouldFocus: true });
      },
    }),
  );

  const { errors } = formState;
  const refusal = registration.error && failureText(registration.error, failures);
  const problem = errors.root?.message ?? (refusal && !refusedField(refusal) ? refusal : null);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label="Mobile Number" error={errors.mobileNumber?.message}>
        {(control) => (
          <Input {...control} {...register("mobileNumber")} type="tel" autoComplete="tel-national" aria-required />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => <Input {...control} {...register("email")} type="email" autoComplete="email" aria-required />}
      </Field>
      <Field
        label="Password"
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
      <SellerTypeChoice control={register("sellerType")} />
      {watch("sellerType") === "BOOKS_ONLY" ? (
        <Field label="PAN" hint="10 letters and digits, as on your PAN card." error={errors.panNumber?.message}>
          {(control) => <Input {...control} {...register("panNumber")} {...taxNumber} maxLength={20} aria-required />}
        </Field>
      ) : (
        <Field label="GSTIN (optional)" hint="15 letters and digits." error={errors.gstNumber?.message}>
          {(control) => <Input {...control} {...register("gstNumber")} {...taxNumber} maxLength={30} />}
        </Field>
      )}
      <TermsNote />
      {problem && <Alert>{problem}</Alert>}
      <Button type="submit" size="large" full busy={registration.isPending} disabled={registration.isSuccess}>
        {registration.isPending ? "Registering..." : "Register"}
      </Button>
    </form>
  );
}

const taxNumber = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, className: "uppercase" };

/** These open in new windows, so that the input is not lost. */
const Paper = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer" className="font-semibold text-primary underline underline-offset-4">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);

const TermsNote = () => (
  <p className="text-sm text-muted">
    By registering, you agree to our <Paper href={shopPaths.terms}>Terms & Conditions</Paper> and{" "}
    <Paper href={shopPaths.privacy}>Privacy Policy</Paper>.
  </p>
);
