import type { MedusaRequest } from "@medusajs/framework/http";
import { readConfig } from "../config/read-config";
import { clientAddress, limitKey } from "./client-address";
import { type Limit, limitFailures, rateLimit } from "./rate-limit";
import { toFailure } from "./to-failure";

/** A check that throws ApiError 429 with Retry-After when a network address exceeds the limit. */
export function limitByAddress(limit: () => Limit): (req: MedusaRequest) => Promise<void> {
  const check = rateLimit(limit);
  return (req) => check(limitKey(clientAddress(req, readConfig().trustProxy)));
}

/*
 * Limits on the codes, passwords and links that one network address requests or tries. Thousands of shoppers share the
 * one address of a mobile carrier, so shoppers, sellers and staff have separate limits: shoppers who use theirs up must
 * not lock staff out. All throw ApiError 429.
 */
export const limitShopperCodes = limitByAddress(() => ({ name: "codes", ...readConfig().codesPerAddress.shopper }));
export const limitSellerCodes = limitByAddress(() => ({
  name: "seller-codes",
  ...readConfig().codesPerAddress.seller,
}));
export const limitStaffCodes = limitByAddress(() => ({ name: "staff-codes", ...readConfig().codesPerAddress.staff }));

const guesses = {
  shopper: limitFailures(() => ({ name: "wrong-codes", ...readConfig().codesPerAddress.wrong })),
  seller: limitFailures(() => ({ name: "seller-wrong-codes", ...readConfig().codesPerAddress.wrong })),
  staff: limitFailures(() => ({ name: "staff-wrong-codes", ...readConfig().codesPerAddress.wrong })),
};

/**
 * Tries a one-time code. Besides the five tries per code, failed tries are counted per network address across accounts:
 * one guess at each of a million accounts would open one.
 *
 * @throws ApiError 429 with Retry-After, before the code is checked; otherwise what `redeem` throws.
 */
export function guess<Answer>(
  req: MedusaRequest,
  who: keyof typeof guesses,
  redeem: () => Promise<Answer>,
): Promise<Answer> {
  const isWrong = (error: unknown) => toFailure(error).status === 400;
  return guesses[who](limitKey(clientAddress(req, readConfig().trustProxy)), redeem, isWrong);
}
