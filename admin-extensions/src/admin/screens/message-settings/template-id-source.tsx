import {
  smsProviderTitles,
  type TemplateIdProvider,
  templateIdProviders,
} from "@haat/api-contract/message-setup/words";
import { StatusDot } from "@haat/product-form/status-dot";
import type { Sms } from "./message-settings.queries";

/** A provider that takes template ids, and the variable that may have them. */
export type IdsProvider = { name: TemplateIdProvider; variable: string };

export const idsProviders = (providers: Sms["providers"]): IdsProvider[] =>
  templateIdProviders.flatMap((name) => {
    const variable = providers.find((one) => one.name === name)?.idsVariable;
    return variable ? [{ name, variable }] : [];
  });

type Props = {
  ids: { stored: string | null; variable: string | null };
  provider: IdsProvider;
  /** False while the field has something else than what is stored. */
  isSaved: boolean;
};

/** Where the id of a text comes from: saved here, the server's environment, or nowhere. */
export function IdSource({ ids: { stored, variable }, provider, isSaved }: Props) {
  if (stored !== null) {
    if (!isSaved) return <StatusDot tone="moving">Not saved yet</StatusDot>;
    return (
      <StatusDot tone="good" wraps>
        {variable === null ? "Saved here" : `Saved here, in place of ${variable} in ${provider.variable}`}
      </StatusDot>
    );
  }
  if (variable !== null)
    return (
      <StatusDot tone={isSaved ? "neutral" : "moving"} wraps>
        {isSaved ? `From ${provider.variable}: ${variable}` : `Once saved, from ${provider.variable}: ${variable}`}
      </StatusDot>
    );
  return (
    <StatusDot tone="waiting" wraps>
      {`Missing, so ${smsProviderTitles[provider.name]} does not send this text`}
    </StatusDot>
  );
}
