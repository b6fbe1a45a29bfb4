import { sellerLoginEndpoints } from "./seller-login/endpoints";

/** What each call of sellers takes and answers. */
export const sellerEndpoints = { ...sellerLoginEndpoints } as const;
