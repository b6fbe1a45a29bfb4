import { messageSetupMessages as words } from "@haat/api-contract/message-setup/messages";
import { templateIdSchema } from "@haat/api-contract/message-setup/schemas";
import { smsProviderTitles, type TemplateIdProvider } from "@haat/api-contract/message-setup/words";
import { DiscardDialog } from "@haat/product-form/confirm-dialog";
import { Field, FormAlert } from "@haat/product-form/labelled-field";
import { useLeaveGuard } from "@haat/ui/use-leave-guard";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { Button, Input } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm, useFormContext } from "react-hook-form";
import { toast } from "../lib/toast";
import { SaveBar } from "../shared/save-bar";
import { messageSetupQuery, type Sms, useSaveTemplateIds } from "./message-settings.queries";
import { IdSource, type IdsProvider, idsProviders } from "./template-id-source";
import { TextList } from "./text-list";

/** The ids that are typed, by provider and text; empty for none. */
type Ids = Partial<Record<TemplateIdProvider, Record<string, string>>>;

const toForm = ({ providers, texts }: Sms): Ids =>
  Object.fromEntries(
    idsProviders(providers).map(({ name }) => [
      name,
      Object.fromEntries(texts.map((text) => [text.name, text.templateIds[name]?.stored ?? ""])),
    ]),
  );

/** Every text with a field for its id at each provider that takes ids. */
export function TemplateIdsForm({ sms }: { sms: Sms }) {
  const form = useForm<Ids>({ defaultValues: toForm(sms) });
  const save = useSaveTemplateIds();
  const client = useQueryClient();
  const { isDirty, errors } = form.formState;
  const guard = useLeaveGuard(isDirty && !save.isPending);
  const submit = form.handleSubmit(async (templateIds) => {
    const saved = await save.mutateAsync({ templateIds, version: sms.templateIdsVersion }).catch(() => null);
    if (saved) toast.success(saved.message);
  });
  const failed = save.error ? errorMessage(save.error, words.idsNotSaved) : undefined;
  const wrong = Object.keys(errors).length > 0 ? "Some fields need your attention. They are marked below." : undefined;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex min-w-0 flex-col">
        {(failed ?? wrong) && (
          <div className="flex flex-col items-start gap-3 px-4 pb-3">
            <FormAlert>{failed ?? wrong ?? ""}</FormAlert>
            {hasStatus(save.error, 409) && (
              <Button
                type="button"
                variant="secondary"
                onClick={() => {
                  form.reset();
                  save.reset();
                  void client.invalidateQueries(messageSetupQuery);
                }}
              >
                Discard my changes and load the current ids
              </Button>
            )}
          </div>
        )}
        <fieldset disabled={save.isPending} className="min-w-0">
          <legend className="sr-only">Template ids</legend>
          <TextList
            sms={sms}
            idOf={(text, provider) => <IdField key={provider.name} text={text} provider={provider} />}
          />
        </fieldset>
        <SaveBar dirty={isDirty} busy={save.isPending} saveLabel="Save template IDs" onDiscard={() => form.reset()} />
      </form>
      <DiscardDialog open={guard.asking} onKeep={guard.stay} onDiscard={guard.leave} />
    </FormProvider>
  );
}

function IdField({ text, provider }: { text: Sms["texts"][number]; provider: IdsProvider }) {
  const { register, watch, getFieldState, formState } = useFormContext<Ids>();
  const name = `${provider.name}.${text.name}` as const;
  const { error } = getFieldState(name, formState);
  const typed = watch(name)?.trim() ?? "";
  const { stored = null, variable = null } = text.templateIds[provider.name] ?? {};
  const validate = (id: string | undefined) => templateIdSchema.safeParse(id).success || words.idInvalid;
  const isSaved = typed === (stored ?? "");
  return (
    <Field
      label={`${smsProviderTitles[provider.name]} template ID`}
      hint={<IdSource ids={{ stored: typed || null, variable }} provider={provider} isSaved={isSaved} />}
      error={error?.message}
    >
      {(control) => (
        <Input
          {...control}
          {...register(name, { validate })}
          className="font-mono"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
        />
      )}
    </Field>
  );
}
