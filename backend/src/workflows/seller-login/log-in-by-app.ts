import type { SecondStepCode } from "@haat/api-contract/authenticator/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { clearSecondStepTries, passSecondStep, takeSecondStep } from "../authenticator/second-step";
import { openSellerSession, type SellerDevice } from "./open-seller-session";

type SecondStep = SellerDevice & { challenge: string; code: SecondStepCode };

/**
 * The second step of a seller's login while an authenticator app is on: opens a session with the app's code, or with a
 * recovery code.
 *
 * @throws ApiError 400 the code is wrong or used, or the challenge is, 429 too many wrong codes.
 */
export async function logInSellerByApp(
  scope: MedusaContainer,
  { challenge, code, ...device }: SecondStep,
): Promise<{ token: string }> {
  const sellers = scope.resolve<SellerService>(SELLER_MODULE);
  const ownerId = await takeSecondStep(sellers, challenge);
  const opened = await inOneTransaction(scope, async ({ prepared }) => {
    const parts = sellers.within(prepared);
    await parts.accounts.lock(ownerId);
    await passSecondStep(parts.authenticators, { ownerId, challenge }, code);
    return await openSellerSession(parts.sessions, ownerId, device);
  });
  await clearSecondStepTries(sellers.passwordTries, ownerId);
  return opened;
}
