import type { Request, Transport } from "@haat/api-contract/client";
import { hasStatus } from "@haat/web/api-error";

/**
 * A transport for calls that need a shopper. If the token is rejected it prompts for a login; then a change is retried,
 * so that it is not lost. A read is not, because the page is reloaded after a login. If there was a login while the
 * call was in progress, the rejection says nothing about the new token, and there is no prompt.
 */
export const sentAgainAfterLogin =
  (send: Transport, tokenNow: () => string | null, logInAgain: () => Promise<boolean>): Transport =>
  async (request: Request) => {
    const token = tokenNow();
    try {
      return await send(request);
    } catch (error) {
      if (!hasStatus(error, 401)) throw error;
      const now = tokenNow();
      const loggedIn = now !== null && now !== token ? Promise.resolve(true) : logInAgain();
      if (request.method === "GET" || !(await loggedIn)) throw error;
      return send(request);
    }
  };
