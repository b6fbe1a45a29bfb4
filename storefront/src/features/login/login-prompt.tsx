import { LatePart } from "../../lib/late-part";
import { settleLogin, useLoginPromptOpen } from "../../lib/session/login-prompt";

const loadDialog = async () => ({ default: (await import("./components/login-dialog")).LoginDialog });

/** Stands once in the layout; loads and shows the login dialog when `promptLogin()` asks for it. */
export const LoginPrompt = () =>
  useLoginPromptOpen() && (
    <LatePart load={loadDialog} onFailed={() => settleLogin(false)}>
      {(LoginDialog) => <LoginDialog />}
    </LatePart>
  );
