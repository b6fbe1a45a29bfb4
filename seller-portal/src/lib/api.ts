import { type Client, createClient, type Request } from "@haat/api-contract/client";
import { loginMessages } from "@haat/api-contract/login/messages";
import { sellerRoutes } from "@haat/api-contract/seller-routes";
import { shopperRoutes } from "@haat/api-contract/shopper-routes";
import { hasStatus } from "@haat/web/api-error";
import { isRecord } from "@haat/web/records";
import { ShopClient } from "@haat/web/shop-client";
import { endSession, sellerToken } from "./session";
import { toast } from "./toast";

/**
 * Whether an error means that our token is invalid: the server rejects it, or `/me` says that it is not a seller's.
 * Elsewhere a 403 is about the requested resource.
 *
 * @param path Of the call, below the API's base.
 */
export const endsSession = (error: unknown, path: string): boolean =>
  hasStatus(error, 401) || (hasStatus(error, 403) && path === sellerRoutes.getSellerMe.path);

// Always the page's own origin.
const client = new ShopClient("/api/v1", sellerToken);

const send = ({ method, path, body, headers }: Request, withoutToken?: { Authorization: null }): Promise<unknown> =>
  client.fetch(path, { method, headers: { ...headers, ...withoutToken }, body: isRecord(body) ? body : undefined });

const asGuest = createClient((request) => send(request, { Authorization: null }), sellerRoutes);

const asSeller = createClient(async (request) => {
  const token = sellerToken();
  return send(request).catch((error: unknown) => {
    // A late error does not end a login that was made meanwhile.
    if (token !== null && token === sellerToken() && endsSession(error, request.path)) {
      endSession();
      // Several calls of one screen may be rejected together; the fixed id shows one toast.
      toast.error(loginMessages.tokenRejected, { id: "token-rejected" });
    }
    throw error;
  });
}, sellerRoutes);

/** The portal's API client, typed by the contract; errors are `ApiError`. A rejected token ends the session. */
export const api: Client<keyof typeof sellerRoutes> = {
  call: (name, input, headers) =>
    (sellerRoutes[name].token === "seller" ? asSeller : asGuest).call(name, input, headers),
};

const { listCategories, listSubCategories } = shopperRoutes;

/** Public data of the shop. */
export const shop = createClient((request) => send(request, { Authorization: null }), {
  listCategories,
  listSubCategories,
});
