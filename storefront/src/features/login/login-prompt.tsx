import { lazy, Suspense } from "react";
import { useLoginPromptOpen } from "../../lib/session/login-prompt";

const LoginDialog = lazy(async () => ({ default: (await import("./components/login-dialog")).LoginDialog }));

/** Stands once in the layout; loads and shows the login dialog when `promptLogin()` asks for it. */
export const LoginPrompt = () =>
  useLoginPromptOpen() && (
    <Suspense>
      <LoginDialog />
    </Suspense>
  );
