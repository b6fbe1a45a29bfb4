import type { Request, Transport } from "@haat/api-contract/client";
import { hasStatus } from "@haat/web/api-error";

/**
 * A transport for calls that need a shopper: when the token is rejected it asks for a login, and a change is then
 * sent again, so that what somebody wanted is not lost. A read is not: the page is loaded anew after a login. An answer
 * that comes so late that somebody has logged in since says nothing of the new token.
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
