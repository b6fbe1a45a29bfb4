import { smsProviderTitles } from "@haat/api-contract/message-setup/words";
import { Panel } from "../shared/panel";
import type { Sms } from "./message-settings.queries";
import { IdSource, type IdsProvider, idsProviders } from "./template-id-source";
import { TemplateIdsForm } from "./template-ids-form";
import { TextList } from "./text-list";

const registered = "Operators deliver exactly these texts, registered as templates. Braces are variables.";

/** The texts of SMS with their template id at each provider that takes ids. */
export function SmsTexts({ sms, canEdit }: { sms: Sms; canEdit: boolean }) {
  const takesIds = idsProviders(sms.providers).length > 0;
  const text = takesIds
    ? `${registered} An ID that is saved here is used before the one in the server's environment; an empty field uses that one.`
    : registered;
  return (
    <Panel title="SMS texts" text={text}>
      {takesIds && canEdit ? (
        // Remounted for each version that was loaded or saved.
        <TemplateIdsForm key={sms.templateIdsVersion} sms={sms} />
      ) : (
        <TextList sms={sms} idOf={(one, provider) => <Id key={provider.name} text={one} provider={provider} />} />
      )}
    </Panel>
  );
}

function Id({ text, provider }: { text: Sms["texts"][number]; provider: IdsProvider }) {
  const ids = text.templateIds[provider.name] ?? { stored: null, variable: null };
  return (
    <div className="text-ui-fg-muted flex min-w-0 flex-col gap-1">
      <p className="text-ui-fg-base font-medium">{`${smsProviderTitles[provider.name]} template ID`}</p>
      {ids.stored !== null && <p className="text-ui-fg-base break-words font-mono">{ids.stored}</p>}
      <IdSource ids={ids} provider={provider} isSaved />
    </div>
  );
}
