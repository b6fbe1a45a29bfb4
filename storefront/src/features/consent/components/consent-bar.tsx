import { consentMessages } from "@haat/api-contract/consent/messages";
import { hasAgreed } from "@haat/api-contract/consent/versions";
import { Button } from "@haat/ui/button";
import { errorMessage } from "@haat/web/api-error";
import { readItem, writeItem } from "@haat/web/browser-storage";
import { useCallback, useEffect, useRef, useState } from "react";
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

/**
 * It lies over the page, which stays where it is and usable: above the bar of the next action on phones, in the lower
 * left of wider screens, where nothing is bought.
 */
function ConsentQuestion({ session, onSettled }: Props) {
  const { data: account } = useAccount(session);
  const agreeing = useAgree();
  const agreed = account !== undefined && hasAgreed(account.consents);
  useEffect(() => {
    if (agreed) onSettled();
  }, [agreed, onSettled]);
  const bar = useRef<HTMLElement>(null);
  const isShown = account !== undefined && !agreed;
  useEffect(() => (isShown && bar.current ? keepClear(bar.current) : undefined), [isShown]);
  if (!isShown) return null;

  const agree = () =>
    agreeing.mutate("asked", {
      onSuccess: () => toast.success(consentMessages.saved),
      onError: (failure) => toast.error(errorMessage(failure, consentTexts.failed)),
    });

  return (
    <section
      ref={bar}
      aria-label={consentTexts.barLabel}
      className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 mx-auto max-w-md space-y-3 rounded-card border border-line bg-surface p-4 shadow-overlay max-lg:[body:has([data-bottom-bar])_&]:bottom-[calc(5rem+env(safe-area-inset-bottom))] lg:mx-0"
    >
      <AgreementNote className="">
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
    </section>
  );
}

/** Lets the page's end, and whatever has the focus, be scrolled above the bar (`app.css`). Returns how to end that. */
function keepClear(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => style.setProperty("--covered", `${bar.offsetHeight + margin}px`));
  watcher.observe(bar);
  return () => {
    watcher.disconnect();
    style.removeProperty("--covered");
  };
}

/** Above and below the bar, in px. */
const margin = 32;
