import { Dialog } from "@haat/ui/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { settleLogin } from "../../../lib/session/login-prompt";
import { startSession } from "../../../lib/session/session";
import { toast } from "../../../lib/toast";
import { reloadAfterLogin } from "../reload-after-login";
import { loginTexts, loginTimes } from "../texts";
import { CodeStep } from "./code-step";
import { DemoHint } from "./demo-hint";
import { IdentifierStep } from "./identifier-step";

/** Two steps: who, then the code that they were sent. */
export function LoginDialog() {
  const queries = useQueryClient();
  const [identifier, setIdentifier] = useState("");
  const [codeSent, setCodeSent] = useState(false);

  function showSent(to: string): void {
    setIdentifier(to);
    setCodeSent(true);
    toast.success(loginTexts.sent(to), { duration: loginTimes.toast });
  }

  function logIn(token: string, email: string): void {
    startSession(token, email);
    toast.success(loginTexts.success, { duration: loginTimes.toast });
    settleLogin(true);
    reloadAfterLogin(queries);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && settleLogin(false)}
      title={loginTexts.title}
      description={codeSent ? loginTexts.codeIntro(identifier) : loginTexts.intro}
    >
      {codeSent ? (
        <CodeStep
          identifier={identifier}
          onSentAgain={showSent}
          onChangeIdentifier={() => setCodeSent(false)}
          onVerified={logIn}
        />
      ) : (
        <IdentifierStep known={identifier} onSent={showSent} />
      )}
      {codeSent && <DemoHint identifier={identifier} />}
    </Dialog>
  );
}
