import { authenticatorMessages, setupMinutes } from "@haat/api-contract/authenticator/messages";
import { Input } from "@medusajs/ui";
import { FormModal } from "../form-modal";
import { Field } from "../labelled-field";
import { QrCode } from "./qr-code";
import { useStepForm } from "./use-step-form";

type Props = {
  /** In base32. */
  appKey: string;
  uri: string;
  onCode: (code: string) => Promise<void>;
  onClose: () => void;
};

const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(" ") ?? key;

/** Shows the key as QR code and as text, and asks for the app's first code. */
export function ConnectAppStep({ appKey, uri, onCode, onClose }: Props) {
  const form = useStepForm({
    missing: authenticatorMessages.setupCodeMissing,
    failed: authenticatorMessages.failed,
    ofField: [authenticatorMessages.setupCodeMissing, authenticatorMessages.setupCodeInvalid],
    act: onCode,
  });
  return (
    <FormModal
      title="Add the account to your app"
      text={`Scan the QR code with an authenticator app, or type the key. You have ${setupMinutes} minutes.`}
      submitLabel="Turn on"
      dirty={form.value !== ""}
      busy={form.busy}
      error={form.error}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <div className="border-ui-border-base self-center overflow-hidden rounded-lg border">
        <QrCode text={uri} label="QR code for your authenticator app" />
      </div>
      <div>
        <p className="text-ui-fg-base font-medium">Key</p>
        <p className="text-ui-fg-subtle mt-1.5 break-words font-mono">{inGroups(appKey)}</p>
      </div>
      <Field label="6-digit code" required error={form.fieldError} hint="The app shows a new code every 30 seconds.">
        {(control) => (
          <Input
            {...control}
            ref={form.input}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            value={form.value}
            onChange={(event) => form.setValue(event.target.value)}
          />
        )}
      </Field>
    </FormModal>
  );
}
