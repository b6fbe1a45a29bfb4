import { Dialog } from "@haat/ui/dialog";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { api } from "../../../lib/api";
import { settleLogin } from "../../../lib/session/login-prompt";
import { startSession } from "../../../lib/session/session";
import { loginToast, toast } from "../../../lib/toast";
import { AgreementNote } from "../../consent/components/agreement-note";
import { consentTexts } from "../../consent/texts";
import { type Login, logInByCode, requestCode } from "../api/log-in";
import { reloadAfterLogin } from "../reload-after-login";
import { loginTexts, loginTimes } from "../texts";
import { ChangeIdentifier, CodeForm, DemoHint } from "./code-form";
import { GoogleLogin } from "./google-login";
import { IdentifierStep } from "./identifier-step";

const loginMethodsQuery = queryOptions({
  queryKey: ["login-methods"],
  queryFn: async () => (await api.call("listLoginMethods", {})).google,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The shop's Google client; null or undefined if Google login is not available. */
const useGoogle = () => useQuery(loginMethodsQuery).data;

/**
 * Login in two steps: identifier, then one-time code. If the shop has Google login, its button is an alternative to
 * both.
 */
export function LoginDialog() {
  const queries = useQueryClient();
  const google = useGoogle();
  const [identifier, setIdentifier] = useState("");
  const [codeSent, setCodeSent] = useState(false);

  async function send(to: string): Promise<void> {
    await requestCode(to);
    setIdentifier(to);
    setCodeSent(true);
    toast.success(loginTexts.sent(to), { id: loginToast, duration: loginTimes.toast });
  }

  const enter = useCallback(
    ({ token, email }: Login): void => {
      startSession(token, email);
      toast.success(loginTexts.success, { id: loginToast, duration: loginTimes.toast });
      settleLogin(true);
      reloadAfterLogin(queries);
    },
    [queries],
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && settleLogin(false)}
      title={loginTexts.title}
      description={codeSent ? loginTexts.codeIntro(identifier) : loginTexts.intro}
    >
      {codeSent ? (
        <>
          <CodeForm
            verify={async (otp) => enter(await logInByCode(identifier, otp))}
            resend={() => send(identifier)}
            label={loginTexts.verify}
            busyLabel={loginTexts.verifying}
          >
            <ChangeIdentifier
              label={identifier.includes("@") ? loginTexts.changeIdentifier : loginTexts.changeNumber}
              onPress={() => setCodeSent(false)}
            />
          </CodeForm>
          <DemoHint identifier={identifier} />
        </>
      ) : (
        <>
          <IdentifierStep known={identifier} send={send} />
          {google && <GoogleLogin clientId={google.clientId} onLoggedIn={enter} />}
          <AgreementNote>{consentTexts.byOpening}</AgreementNote>
        </>
      )}
    </Dialog>
  );
}
