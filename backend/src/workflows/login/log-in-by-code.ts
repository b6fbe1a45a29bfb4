import { loginMessages } from "@haat/api-contract/login/messages";
import type { Identifier, Shopper } from "@haat/api-contract/login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { readConfig } from "../../config/read-config";
import { ApiError } from "../../http/api-error";
import { OTP_MODULE } from "../../modules/otp";
import type { OtpModuleService } from "../../modules/otp/service";
import { findShopper } from "./find-shopper";
import { openAccountWorkflow } from "./open-account";
import { shopperToken } from "./shopper-token";
import { toShopper } from "./to-shopper";

/**
 * Trades a code for a token; the first login opens the account.
 *
 * @throws ApiError 400 when the code is wrong, old, used or guessed at too often.
 */
export async function logInByCode(
  scope: MedusaContainer,
  identifier: Identifier,
  code: string,
): Promise<{ token: string; user: Shopper }> {
  const otp = scope.resolve<OtpModuleService>(OTP_MODULE);
  const good = await otp.redeem({ purpose: "shopper-login", identifier: identifier.value }, code);
  if (!good) throw new ApiError(400, loginMessages.otpInvalid);
  // One person per identifier, also when two codes are redeemed at the same moment.
  const { customer, authIdentityId } = await scope.resolve(Modules.LOCKING).execute(
    `shopper:${identifier.value}`,
    async () => {
      const known = await findShopper(scope, identifier);
      if (known) return known;
      const { result } = await openAccountWorkflow(scope).run({ input: identifier });
      return result;
    },
    { timeout: 10 },
  );
  const token = shopperToken({ customerId: customer.id, authIdentityId, secret: readConfig().jwtSecret });
  return { token, user: toShopper(customer) };
}
