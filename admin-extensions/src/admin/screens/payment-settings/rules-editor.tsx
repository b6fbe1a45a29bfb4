import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import { ConfirmDialog } from "@haat/product-form/confirm-dialog";
import { FormAlert } from "@haat/product-form/labelled-field";
import { useLeaveGuard } from "@haat/ui/use-leave-guard";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { toast } from "../lib/toast";
import { SaveBar } from "../shared/save-bar";
import { useChangePayments } from "./payment-settings.queries";
import { rulesOf, rulesResolver, toForm } from "./rules-form";
import { CashPart, UnpaidPart } from "./rules-parts";

const text = (settings: PaymentSettings) => JSON.stringify(rulesOf(settings));

/**
 * Edits the rules of cash and of unpaid orders. The switches beside it may change meanwhile; concurrent changes of the
 * rules are not overwritten unnoticed.
 */
export function RulesEditor({ settings, canEdit }: { settings: PaymentSettings; canEdit: boolean }) {
  const form = useForm({ resolver: rulesResolver, defaultValues: toForm(rulesOf(settings)) });
  const { isDirty, errors } = form.formState;
  /** The rules when the form was opened. */
  const [seen, setSeen] = useState(text(settings));
  const save = useChangePayments();
  const present = text(settings);
  const isStale = isDirty && present !== seen && !save.isPending;
  const showPresent = () => {
    setSeen(present);
    form.reset(toForm(rulesOf(settings)));
    save.reset();
  };
  useEffect(() => {
    if (isDirty || present === seen) return;
    setSeen(present);
    form.reset(toForm(rulesOf(settings)));
  }, [isDirty, present, seen, settings, form.reset]);
  const guard = useLeaveGuard(isDirty && !save.isPending);
  const submit = form.handleSubmit(async (rules) => {
    const saved = await save.mutateAsync((now) => ({ ...now, ...rules })).catch(() => null);
    if (!saved) return;
    setSeen(text(saved.settings));
    form.reset(toForm(rulesOf(saved.settings)));
    toast.success(saved.message);
  });
  const failed = isStale
    ? paymentSetupMessages.changedMeanwhile
    : save.error
      ? errorMessage(save.error, paymentSetupMessages.saveFailed)
      : undefined;
  const wrong = Object.keys(errors).length > 0 ? "Some fields need your attention. They are marked below." : undefined;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Payment rules"
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        {(failed ?? wrong) && <FormAlert>{failed ?? wrong ?? ""}</FormAlert>}
        {(isStale || hasStatus(save.error, 409)) && (
          <div>
            <Button type="button" variant="secondary" onClick={showPresent}>
              Discard my changes and load the current settings
            </Button>
          </div>
        )}
        <fieldset disabled={!canEdit || save.isPending} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">Payment rules</legend>
          <CashPart />
          <UnpaidPart />
        </fieldset>
        {canEdit && (
          <SaveBar
            dirty={isDirty}
            busy={save.isPending}
            blocked={isStale}
            saveLabel="Save rules"
            onDiscard={() => form.reset()}
          />
        )}
      </form>
      <ConfirmDialog
        open={guard.asking}
        onOpenChange={(open) => open || guard.stay()}
        title="Discard your changes?"
        text="You have unsaved changes."
        confirmLabel="Discard"
        dismissLabel="Keep editing"
        danger
        onConfirm={() => guard.leave()}
      />
    </FormProvider>
  );
}
