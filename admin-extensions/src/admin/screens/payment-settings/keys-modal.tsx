import { gatewayDescriptors } from "@haat/api-contract/gateway/descriptors";
import { limits } from "@haat/api-contract/limits";
import { keysFaults, type TypedKeys } from "@haat/api-contract/payment-setup/key-forms";
import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { Input } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { closeWhenDone } from "../lib/toast";
import { type Gateway, moneyMoving, movingText, useStoreKeys } from "./payment-settings.queries";

const fields = ["keyId", "secret", "webhookSecret"] as const;
const nothing: TypedKeys = { keyId: "", secret: "", webhookSecret: "" };

/** Form for a gateway's keys. Secrets are entered once and never shown again. */
export function KeysModal({ gateway: { gateway, storedKeyId }, onClose }: { gateway: Gateway; onClose: () => void }) {
  const [typed, setTyped] = useState(nothing);
  const [tried, setTried] = useState(false);
  const save = useStoreKeys(gateway);
  const { title, keys: keyFields } = gatewayDescriptors[gateway];
  const keys = { keyId: typed.keyId.trim(), secret: typed.secret.trim(), webhookSecret: typed.webhookSecret.trim() };
  const faults = keysFaults(gateway, keys);
  const moving = moneyMoving(save.error);
  const store = (confirmed: boolean) => void closeWhenDone(save.mutateAsync({ ...keys, confirmed }), onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.length === 0) store(false);
  };
  return (
    <FormModal
      title={`${title} keys`}
      text={
        storedKeyId
          ? "These replace the saved keys. Use keys of the same account: earlier payments are refunded with them."
          : "Keys are stored encrypted and never shown again."
      }
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Save keys"
      busy={save.isPending}
      dirty={fields.some((field) => typed[field] !== "")}
      error={save.error && moving === 0 ? errorMessage(save.error, paymentSetupMessages.keysFailed) : undefined}
    >
      {fields.map((field) => (
        <Field
          key={field}
          label={keyFields[field].label}
          required
          error={tried ? faults.find((fault) => fault.field === field)?.message : undefined}
        >
          {(control) => (
            <Input
              {...control}
              type={field === "keyId" ? "text" : "password"}
              // Browsers would autofill the administrator's password, and save these.
              autoComplete={field === "keyId" ? "off" : "new-password"}
              spellCheck={false}
              maxLength={limits.maxGatewayKeyLength}
              value={typed[field]}
              onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <ConfirmDialog
        open={moving > 0 && !save.isPending}
        onOpenChange={(open) => open || save.reset()}
        title="Replace keys anyway?"
        text={movingText(moving)}
        confirmLabel="Replace keys"
        dismissLabel="Keep current keys"
        danger
        onConfirm={() => store(true)}
      />
    </FormModal>
  );
}
