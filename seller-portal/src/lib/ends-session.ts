import { sellerRoutes } from "@haat/api-contract/seller-routes";
import { hasStatus } from "@haat/web/api-error";

/**
 * Whether a refusal means that our token is good for nothing: the server does not take it, or, where it is asked who
 * that is, says that it is no seller's. Elsewhere a 403 is about what was asked for.
 *
 * @param path Of the call, below the API's base.
 */
export const endsSession = (error: unknown, path: string): boolean =>
  hasStatus(error, 401) || (hasStatus(error, 403) && path === sellerRoutes.getSellerMe.path);
