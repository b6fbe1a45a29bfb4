import { proofHeader } from "@haat/api-contract/service/proof-of-work";
import type { MedusaRequest } from "@medusajs/framework/http";
import { readConfig } from "../config/read-config";
import { clientAddress, limitKey } from "./client-address";
import { demandProof } from "./proof-of-work";
import { type Limit, limitFailures, rateLimit, tally } from "./rate-limit";
import { toFailure } from "./to-failure";

/** A check that throws ApiError 429 with Retry-After when a network address exceeds the limit. */
export function limitByAddress(limit: () => Limit): (req: MedusaRequest) => Promise<void> {
  const check = rateLimit(limit);
  return (req) => check(limitKey(clientAddress(req, readConfig().trustProxy)));
}

const codesOfAddress = tally(() => {
  const { codesPerAddress, codesWithoutProof } = readConfig();
  return { name: "codes-of-address", max: codesWithoutProof.address, seconds: codesPerAddress.shopper.seconds };
});
/** Many addresses that ask for a few codes each are a flood too. */
const codesOfShop = tally(() => ({ name: "codes-of-shop", max: readConfig().codesWithoutProof.shop, seconds: 3600 }));

/**
 * Who asks for codes from an address that asks for unusually many, or while the whole shop is asked for unusually many,
 * proves some work first: it costs a person a second, and a robot its profit.
 */
async function demandProofInFlood(req: MedusaRequest, who: "shopper" | "seller"): Promise<void> {
  const address = limitKey(clientAddress(req, readConfig().trustProxy));
  const tooMany = await Promise.all([codesOfAddress.add(`${who} ${address}`), codesOfShop.add("shop")]);
  if (tooMany.includes(true)) await demandProof(req.get(proofHeader), "code", readConfig().jwtSecret);
}

/*
 * Limits on the codes, passwords and links that one network address requests or tries. Thousands of shoppers share the
 * one address of a mobile carrier, so shoppers, sellers and staff have separate limits: shoppers who use theirs up must
 * not lock staff out. All throw ApiError 429; 428 where a proof of work is missing.
 */
const shopperCodes = limitByAddress(() => ({ name: "codes", ...readConfig().codesPerAddress.shopper }));
export async function limitShopperCodes(req: MedusaRequest): Promise<void> {
  await demandProofInFlood(req, "shopper");
  await shopperCodes(req);
}
const sellerCodes = limitByAddress(() => ({ name: "seller-codes", ...readConfig().codesPerAddress.seller }));
export async function limitSellerCodes(req: MedusaRequest): Promise<void> {
  await demandProofInFlood(req, "seller");
  await sellerCodes(req);
}
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
