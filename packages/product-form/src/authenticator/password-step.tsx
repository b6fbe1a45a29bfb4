import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { limits } from "@haat/api-contract/limits";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { Input } from "@medusajs/ui";
import { FormModal } from "../form-modal";
import { Field } from "../labelled-field";
import type { AuthenticatorAct } from "./authenticator-calls";
import { useStepForm } from "./use-step-form";

const words: Record<AuthenticatorAct, { title: string; text: string; submit: string }> = {
  "set-up": {
    title: "Set up an authenticator app",
    text: "Enter your password to begin.",
    submit: "Continue",
  },
  "turn-off": {
    title: "Turn off the authenticator app",
    text: "Its codes and recovery codes stop working, and all other sessions are logged out. We tell you by email.",
    submit: "Turn off",
  },
  "recovery-codes": {
    title: "Make new recovery codes",
    text: "The previous recovery codes stop working.",
    submit: "Make new codes",
  },
};

type Props = { act: AuthenticatorAct; onPassword: (password: string) => Promise<void>; onClose: () => void };

/** Asks for the account's password before the app is changed. */
export function PasswordStep({ act, onPassword, onClose }: Props) {
  const { title, text, submit } = words[act];
  const form = useStepForm({
    missing: staffLoginMessages.passwordRequired,
    failed: authenticatorMessages.failed,
    ofField: [staffLoginMessages.passwordWrong],
    act: onPassword,
  });
  return (
    <FormModal
      title={title}
      text={text}
      submitLabel={submit}
      dirty={false}
      busy={form.busy}
      error={form.error}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field label="Current password" required error={form.fieldError}>
        {(control) => (
          <Input
            {...control}
            ref={form.input}
            type="password"
            autoComplete="current-password"
            maxLength={limits.maxStaffPasswordLength}
            value={form.value}
            onChange={(event) => form.setValue(event.target.value)}
          />
        )}
      </Field>
    </FormModal>
  );
}
