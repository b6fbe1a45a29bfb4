import { type Client, createClient, type Request } from "@haat/api-contract/client";
import { routes } from "@haat/api-contract/routes";
import { hasStatus } from "./api-error";
import { isRecord } from "./records";
import { reportTokenRejected } from "./session/rejected-token";
import { getSession } from "./session/session";
import { ShopClient } from "./shop-client";

const client = new ShopClient(() => getSession()?.token ?? null);

const send = ({ method, path, body, headers }: Request, withoutToken?: { Authorization: null }): Promise<unknown> =>
  client.fetch(path, { method, headers: { ...headers, ...withoutToken }, body: isRecord(body) ? body : undefined });

const asGuest = createClient((request) => send(request, { Authorization: null }));

/** A change whose token was rejected is sent again after a new login: what somebody wanted is not lost. */
const asShopper = createClient(async (request) => {
  try {
    return await send(request);
  } catch (error) {
    if (!hasStatus(error, 401)) throw error;
    const loggedInAgain = reportTokenRejected();
    if (request.method === "GET" || !(await loggedInAgain)) throw error;
    return send(request);
  }
});

/**
 * Every call of the shop, typed by the contract; failures are `ApiError`. Only calls that demand a shopper carry the
 * token: what the catalogue tells a known caller besides, these screens don't use, and guests' answers are cached.
 */
export const api: Client = {
  call: (name, input, headers) => (routes[name].token === "shopper" ? asShopper : asGuest).call(name, input, headers),
};
