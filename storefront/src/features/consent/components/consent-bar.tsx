import { consentMessages } from "@haat/api-contract/consent/messages";
import { hasAgreed } from "@haat/api-contract/consent/versions";
import { Button } from "@haat/ui/button";
import { errorMessage } from "@haat/web/api-error";
import { useEffect } from "react";
import type { Session } from "../../../lib/session/session";
import { toast } from "../../../lib/toast";
import { useAccount, useAgree } from "../../account/api/account.queries";
import { consentTexts } from "../texts";
import { AgreementNote } from "./agreement-note";

type Props = {
  session: Session;
  /** Nothing is to be asked any more, until the next login. */
  onSettled: () => void;
};

/** Asks a shopper for the version of terms and privacy notice in force. It stands above the page, which stays usable. */
export function ConsentBar({ session, onSettled }: Props) {
  const { data: account } = useAccount(session);
  const agreeing = useAgree();
  const agreed = account !== undefined && hasAgreed(account.consents);
  useEffect(() => {
    if (agreed) onSettled();
  }, [agreed, onSettled]);
  if (!account || agreed) return null;

  const agree = () =>
    agreeing.mutate("asked", {
      onSuccess: () => toast.success(consentMessages.saved),
      onError: (failure) => toast.error(errorMessage(failure, consentTexts.failed)),
    });

  return (
    <section aria-label={consentTexts.barLabel} className="border-b border-line bg-surface">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <AgreementNote className="max-w-text flex-1 basis-64">
          {account.consents.length > 0 ? consentTexts.changed : consentTexts.unasked}
        </AgreementNote>
        <div className="flex gap-2">
          <Button busy={agreeing.isPending} onClick={agree}>
            {agreeing.isPending ? consentTexts.agreeing : consentTexts.agree}
          </Button>
          <Button variant="quiet" onClick={onSettled}>
            {consentTexts.later}
          </Button>
        </div>
      </div>
    </section>
  );
}
