import { type Client, createClient, type Request, type Transport } from "@haat/api-contract/client";
import { tokenRejected } from "@haat/api-contract/login/messages";
import { shopperRoutes } from "@haat/api-contract/shopper-routes";
import { isRecord } from "@haat/web/records";
import type { ShopClient } from "@haat/web/shop-client";
import { promptLogin } from "./session/login-prompt";
import { sentAgainAfterLogin } from "./session/sent-again";
import { endSession, getSession } from "./session/session";
import { toast } from "./toast";

/** The server no longer takes our token: forgets it, says so once and asks for a login; true when it happened. */
function reportTokenRejected(): Promise<boolean> {
  endSession();
  // Several calls of one screen are rejected together; the fixed id makes it one toast.
  toast.error(tokenRejected, { id: "token-rejected" });
  return promptLogin();
}

const tokenNow = () => getSession()?.token ?? null;

let client: Promise<ShopClient> | undefined;

/** The client comes after the first load: a page that the server has rendered needs no call to be read. */
export function loadClient(): Promise<ShopClient> {
  client ??= import("@haat/web/shop-client").then(
    // Always the page's own origin.
    ({ ShopClient }) => new ShopClient("/api/v1", tokenNow),
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}

async function send(
  { method, path, body, headers }: Request,
  withoutToken?: { Authorization: null },
): Promise<unknown> {
  const loaded = await loadClient();
  return loaded.fetch(path, {
    method,
    headers: { ...headers, ...withoutToken },
    body: isRecord(body) ? body : undefined,
  });
}

let sendAsGuest: Transport = (request) => send(request, { Authorization: null });

/** On a server, which renders pages for guests alone, calls need no network. */
export const sendGuestsCallsBy = (transport: Transport): void => {
  sendAsGuest = transport;
};

const asGuest = createClient((request) => sendAsGuest(request), shopperRoutes);
const asShopper = createClient(sentAgainAfterLogin(send, tokenNow, reportTokenRejected), shopperRoutes);

type Call = keyof typeof shopperRoutes;

/** Of the calls that tell a known caller more, those whose more these screens use. */
const personal: readonly Call[] = ["listPaymentMethods"];

/**
 * Every call of the shop, typed by the contract; failures are `ApiError`. Only calls that demand a shopper carry the
 * token, and the personal ones: what the catalogue tells a known caller besides, these screens don't use, and guests'
 * answers are cached.
 */
export const api: Client<Call> = {
  call: (name, input, headers) =>
    (shopperRoutes[name].token === "shopper" || personal.includes(name) ? asShopper : asGuest).call(
      name,
      input,
      headers,
    ),
};
