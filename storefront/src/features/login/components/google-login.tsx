import { Alert } from "@haat/ui/alert";
import { errorMessage } from "@haat/web/api-error";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type Login, logInWithGoogle } from "../api/log-in";
import { loadGoogle } from "../google-script";
import { loginTexts } from "../texts";

type Props = { clientId: string; onLoggedIn: (login: Login) => void };

/** Google's maximum width. */
const widestButton = 400;

/** Google's own button, rendered by its script in an iframe, and the login that follows. */
export function GoogleLogin({ clientId, onLoggedIn }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const button = useMutation({ mutationFn: loadGoogle });
  const logIn = useMutation({ mutationFn: logInWithGoogle, onSuccess: onLoggedIn });
  const { mutate: load } = button;
  const { mutate: take } = logIn;

  useEffect(() => {
    let gone = false;
    load(undefined, {
      onSuccess: (google) => {
        if (gone || !place.current) return;
        google.initialize({ client_id: clientId, callback: ({ credential }) => take(credential) });
        const width = Math.min(widestButton, place.current.clientWidth);
        google.renderButton(place.current, {
          type: "standard",
          theme: "outline",
          size: "large",
          text: "continue_with",
          width,
        });
      },
    });
    return () => {
      gone = true;
    };
  }, [clientId, load, take]);

  const problem =
    (button.error && loginTexts.googleFailed) ||
    (logIn.error && errorMessage(logIn.error, loginTexts.googleFailedOnServer));
  return (
    <div className="mt-6 flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {loginTexts.or}
      </p>
      <div ref={place} aria-busy={logIn.isPending} className="flex min-h-11 justify-center" />
      <p role="status" className="text-center text-sm text-muted empty:hidden">
        {logIn.isPending ? loginTexts.googleChecking : ""}
      </p>
      {problem && <Alert>{problem}</Alert>}
    </div>
  );
}
