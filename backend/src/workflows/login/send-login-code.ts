import { loginMessages } from "@haat/api-contract/login/messages";
import type { Identifier } from "@haat/api-contract/login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { ApiError } from "../../http/api-error";
import { loginCodeMessage } from "../../messages/login-code-message";
import { sealMessage } from "../../messages/sealed-message";
import { OTP_MODULE } from "../../modules/otp";
import type { OtpModuleService } from "../../modules/otp/service";

/**
 * Sends a shopper a code. It never looks whether there is such a shopper, so the answer can't tell.
 * A plain function: a workflow would keep the code among its inputs.
 *
 * @throws ApiError 429 with Retry-After inside the limits of an identifier, 503 when the message can't be sent.
 */
export async function sendLoginCode(scope: MedusaContainer, identifier: Identifier): Promise<void> {
  const otp = scope.resolve<OtpModuleService>(OTP_MODULE);
  const issued = await otp.issue({ purpose: "shopper-login", identifier: identifier.value });
  if ("refused" in issued) {
    const message = issued.refused === "too-soon" ? loginMessages.tooSoon : loginMessages.tooMany;
    throw new ApiError(429, message, { headers: { "Retry-After": String(issued.retryAfterSeconds) } });
  }
  try {
    await scope.resolve(Modules.NOTIFICATION).createNotifications({
      to: identifier.value,
      channel: identifier.kind === "email" ? "email" : "sms",
      template: "login-code",
      data: sealMessage(loginCodeMessage(issued.code)),
    });
  } catch (error) {
    scope.resolve(ContainerRegistrationKeys.LOGGER).error("A login code could not be sent", error as Error);
    throw new ApiError(503, loginMessages.sendFailed);
  }
}
