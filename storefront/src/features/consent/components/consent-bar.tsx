import { consentMessages } from "@haat/api-contract/consent/messages";
import { hasAgreed } from "@haat/api-contract/consent/versions";
import { Button } from "@haat/ui/button";
import { errorMessage } from "@haat/web/api-error";
import { readItem, writeItem } from "@haat/web/browser-storage";
import { useCallback, useEffect, useState } from "react";
import { type Session, useSession } from "../../../lib/session/session";
import { toast } from "../../../lib/toast";
import { useAccount, useAgree } from "../../account/api/account.queries";
import { consentTexts } from "../texts";
import { AgreementNote } from "./agreement-note";

/** The login for which nothing is to be asked any more. */
const settledKey = "settled-documents";
/** The end of a token's signature tells one login from another. */
const markOf = ({ token }: Session) => token.slice(-16);

/** Asks a shopper for terms and privacy notice in force, unless this login has agreed or put that off. */
export function ConsentBar() {
  const session = useSession();
  return session && <LoginsBar key={session.token} session={session} />;
}

function LoginsBar({ session }: { session: Session }) {
  const [isSettled, setSettled] = useState(() => readItem("local", settledKey) === markOf(session));
  const settle = useCallback(() => {
    writeItem("local", settledKey, markOf(session));
    setSettled(true);
  }, [session]);
  return isSettled ? null : <ConsentQuestion session={session} onSettled={settle} />;
}

type Props = { session: Session; onSettled: () => void };

/** It stands above the page, which stays usable. */
function ConsentQuestion({ session, onSettled }: Props) {
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
