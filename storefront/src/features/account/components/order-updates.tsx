import type { Account } from "@haat/api-contract/account/schemas";
import { Checkbox } from "@haat/ui/checkbox";
import { longBritishDate } from "@haat/ui/format";
import { errorMessage } from "@haat/web/api-error";
import { useId } from "react";
import { toast } from "../../../lib/toast";
import { useSetWhatsApp } from "../api/whatsapp.queries";
import { whatsAppTexts } from "../whatsapp-texts";
import { Section } from "./section";

type Consent = NonNullable<Account["whatsApp"]>["consents"][number];

/** Whether order updates come by WhatsApp; nothing without a mobile number, or in a shop without WhatsApp. */
export function OrderUpdates({ account: { mobile, whatsApp } }: { account: Account }) {
  const saving = useSetWhatsApp();
  const noteId = useId();
  if (!whatsApp?.isOffered || !mobile) return null;
  const [latest] = whatsApp.consents;
  const isOn = latest?.optedOutAt === null;
  const note = latest && noteOf(latest);

  const set = (on: boolean) =>
    saving.mutate(on, {
      onSuccess: ({ message }) => message && toast.success(message),
      onError: (failure) => toast.error(errorMessage(failure, whatsAppTexts.failed)),
    });

  return (
    <Section title={whatsAppTexts.title} text={whatsAppTexts.text}>
      <Checkbox
        name="whatsApp"
        checked={saving.isPending ? saving.variables : isOn}
        aria-describedby={note && noteId}
        // Not disabled meanwhile, which would take the focus away.
        onChange={({ target }) => saving.isPending || set(target.checked)}
      >
        <span className="min-w-0 break-words">{whatsAppTexts.choice(mobile)}</span>
      </Checkbox>
      {note && (
        <p id={noteId} className="mt-1 max-w-text text-sm text-muted">
          {note}
        </p>
      )}
    </Section>
  );
}

function noteOf({ optedInAt, optedOutAt, optedOutBy, unreachableSince }: Consent): string | undefined {
  if (optedOutAt) return optedOutBy === "reply" ? whatsAppTexts.stopped(longBritishDate(optedOutAt)) : undefined;
  return unreachableSince ? whatsAppTexts.unreachable : whatsAppTexts.since(longBritishDate(optedInAt));
}
