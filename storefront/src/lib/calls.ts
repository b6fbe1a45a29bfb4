import { type Client, createClient, type Request, type Transport } from "@haat/api-contract/client";
import { tokenRejected } from "@haat/api-contract/login/messages";
import { shopperRoutes } from "@haat/api-contract/shopper-routes";
import { isRecord } from "@haat/web/records";
import { ShopClient } from "@haat/web/shop-client";
import { promptLogin } from "./session/login-prompt";
import { sentAgainAfterLogin } from "./session/sent-again";
import { endSession, getSession } from "./session/session";
import { toast } from "./toast";

/**
 * The server rejected our token: ends the session, shows a toast and prompts for a login; resolves to true after a
 * login.
 */
function reportTokenRejected(): Promise<boolean> {
  endSession();
  // Several calls of one screen are rejected together; the fixed id makes it one toast.
  toast.error(tokenRejected, { id: "token-rejected" });
  return promptLogin();
}

const tokenNow = () => getSession()?.token ?? null;

// Always the page's own origin.
const client = new ShopClient("/api/v1", tokenNow);

const send = ({ method, path, body, headers }: Request, withoutToken?: { Authorization: null }): Promise<unknown> =>
  client.fetch(path, { method, headers: { ...headers, ...withoutToken }, body: isRecord(body) ? body : undefined });

const { listCategories, listSubCategories, getSettings } = shopperRoutes;

/** Addresses of data that every page shows. A server-rendered page contains it, so the browser never requests it. */
export const sharedCalls = [listCategories, listSubCategories, getSettings].map(({ path }) => `/api/v1${path}`);

export type Call = keyof typeof shopperRoutes;

/** Of the calls that return more to a known caller, those whose additional data these screens use. */
const personal: readonly Call[] = ["listPaymentMethods"];

/**
 * Every call of the shop. Only calls that require a shopper, and the personal ones, send the token: these screens don't
 * use what the catalogue returns to a known caller in addition, and guests' answers are cached.
 *
 * @param sendAsGuest sends guests' calls; null: the network does
 */
export function clientOf(sendAsGuest: Transport | null): Client<Call> {
  const byNetwork: Transport = (request) => send(request, { Authorization: null });
  const asGuest = createClient(sendAsGuest ?? byNetwork, shopperRoutes);
  const asShopper = createClient(sentAgainAfterLogin(send, tokenNow, reportTokenRejected), shopperRoutes);
  return {
    call: (name, input, headers) =>
      (shopperRoutes[name].token === "shopper" || personal.includes(name) ? asShopper : asGuest).call(
        name,
        input,
        headers,
      ),
  };
}
