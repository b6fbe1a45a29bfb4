import { smsProviderTitles } from "@haat/api-contract/message-setup/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { Part } from "../shared/part";
import type { Sms } from "./message-settings.queries";

/** What staff read where there are no providers. */
const withoutProviders = {
  outbox: "No SMS provider is set up. This demo stores SMS in its outbox instead of sending them.",
  none: "No SMS provider is set up, so no SMS are sent. Customers need an email address to log in.",
} as const;

/** The SMS providers, in the order in which they are tried, and what each is missing. */
export const SmsProviders = ({ sms: { delivery, providers } }: { sms: Sms }) => (
  <Part title="SMS providers" text="Each SMS is sent by the first provider that accepts it and has a template for it.">
    {delivery === "providers" ? (
      <ol className="flex min-w-0 list-decimal flex-col gap-4 pl-5 sm:col-span-2">
        {providers.map(({ name, missing }) => (
          <li key={name} className="text-ui-fg-base">
            <span className="flex flex-wrap items-center gap-x-3">
              <span className="font-medium">{smsProviderTitles[name]}</span>
              <StatusDot tone={missing.length > 0 ? "waiting" : "good"}>{stateText(missing)}</StatusDot>
            </span>
            <span className="text-ui-fg-subtle block">Its keys are set.</span>
            {missing.length > 0 && (
              <span className="text-ui-fg-subtle block break-words">No template for: {missing.join(", ")}.</span>
            )}
          </li>
        ))}
      </ol>
    ) : (
      <p className="text-ui-fg-base sm:col-span-2">{withoutProviders[delivery]}</p>
    )}
  </Part>
);

function stateText(missing: readonly string[]): string {
  if (missing.length === 0) return "Sends every text";
  return missing.length === 1 ? "1 template missing" : `${missing.length} templates missing`;
}
