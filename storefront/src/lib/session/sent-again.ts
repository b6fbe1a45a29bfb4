import type { Request, Transport } from "@haat/api-contract/client";
import { hasStatus } from "../api-error";

/**
 * A transport for calls that need a shopper: when the token is rejected it asks for a login, and a change is then
 * sent again, so that what somebody wanted is not lost. A read is not: the page is loaded anew after a login.
 */
export const sentAgainAfterLogin =
  (send: Transport, logInAgain: () => Promise<boolean>): Transport =>
  async (request: Request) => {
    try {
      return await send(request);
    } catch (error) {
      if (!hasStatus(error, 401)) throw error;
      const loggedIn = logInAgain();
      if (request.method === "GET" || !(await loggedIn)) throw error;
      return send(request);
    }
  };
