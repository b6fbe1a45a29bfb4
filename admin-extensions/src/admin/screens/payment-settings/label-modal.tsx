import { limits } from "@haat/api-contract/limits";
import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import type { MethodSetting } from "@haat/api-contract/payment-setup/schemas";
import { methodTitle } from "@haat/api-contract/payment-setup/words";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { errorMessage } from "@haat/web/api-error";
import { Input } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { closeWhenDone } from "../lib/toast";
import { useChangePayments } from "./payment-settings.queries";

/** A payment method's label at the checkout. */
export function LabelModal({ setting, onClose }: { setting: MethodSetting; onClose: () => void }) {
  const [typed, setTyped] = useState(setting.label);
  const [tried, setTried] = useState(false);
  const save = useChangePayments();
  const label = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!label) return;
    const saved = save.mutateAsync((present) => ({
      ...present,
      methods: present.methods.map((one) => (one.method === setting.method ? { ...one, label } : one)),
    }));
    void closeWhenDone(saved, onClose);
  };
  return (
    <FormModal
      title={`Rename ${methodTitle(setting.method)}`}
      text="Shown to customers at checkout."
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Save name"
      busy={save.isPending}
      dirty={typed !== setting.label}
      error={save.error ? errorMessage(save.error, paymentSetupMessages.saveFailed) : undefined}
    >
      <Field label="Name" required error={tried && !label ? paymentSetupMessages.labelMissing : undefined}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={limits.maxPaymentLabelLength}
            autoComplete="off"
          />
        )}
      </Field>
    </FormModal>
  );
}
