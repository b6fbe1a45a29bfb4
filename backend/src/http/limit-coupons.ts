import { couponMessages } from "@haat/api-contract/coupon/messages";
import { limits } from "@haat/api-contract/limits";
import type { MedusaRequest } from "@medusajs/framework/http";
import { readConfig } from "../config/read-config";
import { ApiError } from "../errors/api-error";
import { clientAddress, limitKey } from "./client-address";
import { limitFailures } from "./rate-limit";

const limit = (name: string, max: number) =>
  limitFailures(() => ({ name, max, seconds: 3600, message: couponMessages.tooManyWrong }));
const ofShopper = limit("coupon-guesses", limits.couponGuessesPerHour);
const ofAddress = limit("coupon-guesses-of-address", limits.couponGuessesPerAddress);

/** Whether a coupon code is not valid: a check says so itself, an order in its new quote. */
function isWrong(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { quote } = error.extra as { quote?: { couponProblem?: string | null } };
  return error.message === couponMessages.invalid || quote?.couponProblem === couponMessages.invalid;
}

/**
 * Does what tells a shopper whether a coupon code is valid. Wrong codes are limited.
 *
 * @throws ApiError 429 with Retry-After, before the code is read; otherwise what `act` throws.
 */
export const guessCoupon = <Answer>(customerId: string, act: () => Promise<Answer>): Promise<Answer> =>
  ofShopper(customerId, act, isWrong);

/** The same for all accounts of one network address. */
export const limitCouponsByAddress = <Answer>(req: MedusaRequest, act: () => Promise<Answer>): Promise<Answer> =>
  ofAddress(limitKey(clientAddress(req, readConfig().trustProxy)), act, isWrong);
