import { loginMessages } from "@haat/api-contract/login/messages";
import type { Identifier } from "@haat/api-contract/login/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { readConfig } from "#config/read-config";
import { ApiError } from "#errors/api-error";
import { limitSuccesses } from "#http/rate-limit";
import { type CodeSmsTemplate, codeMessages, codeSms } from "#messages/code-messages";
import { sealMessage } from "#messages/sealed-message";
import { OTP_MODULE } from "#modules/otp/index";
import type { OtpModuleService, OtpPurpose } from "#modules/otp/service";

type CodePurpose = Exclude<OtpPurpose, "administrator-login">;

const templates: Record<CodePurpose, CodeSmsTemplate> = {
  "shopper-login": "login-code",
  "add-identifier": "identifier-code",
  "delete-account": "deletion-code",
  "seller-contact": "seller-contact-code",
};

/**
 * Each SMS costs money, and some operators share it with callers who request codes for thousands of their numbers, each
 * from another address. Only codes that were sent count.
 */
const limitSms = limitSuccesses(() => ({
  name: "sms-codes",
  max: readConfig().smsCodesPerHour,
  seconds: 3600,
  message: loginMessages.tooMany,
}));

/**
 * Sends a code for one purpose. It never checks whether an account exists, so the response cannot reveal it. A plain
 * function: a workflow would store the code among its inputs.
 *
 * @throws ApiError 429 with Retry-After when the identifier's limits are reached, or the shop's for SMS;
 * 503 when the message cannot be sent.
 */
export async function sendCode(scope: MedusaContainer, purpose: CodePurpose, identifier: Identifier): Promise<void> {
  const send = () => issueAndSend(scope, purpose, identifier);
  // Checked before a code is issued, which would replace one that is still valid.
  return identifier.kind === "mobile" ? limitSms("shop", send) : send();
}

async function issueAndSend(scope: MedusaContainer, purpose: CodePurpose, identifier: Identifier): Promise<void> {
  const otp = scope.resolve<OtpModuleService>(OTP_MODULE);
  const issued = await otp.issue({ purpose, identifier: identifier.value });
  if ("refused" in issued) {
    const message = issued.refused === "too-soon" ? loginMessages.tooSoon : loginMessages.tooMany;
    throw new ApiError(429, message, { headers: { "Retry-After": String(issued.retryAfterSeconds) } });
  }
  const template = templates[purpose];
  try {
    await scope.resolve(Modules.NOTIFICATION).createNotifications({
      to: identifier.value,
      channel: identifier.kind === "email" ? "email" : "sms",
      template,
      data: sealMessage(
        identifier.kind === "email" ? codeMessages[template](issued.code) : codeSms(template, issued.code),
      ),
    });
  } catch (error) {
    scope.resolve(ContainerRegistrationKeys.LOGGER).error(`Could not send a ${template}`, error as Error);
    throw new ApiError(503, loginMessages.sendFailed);
  }
}

/**
 * Redeems a code. @throws ApiError 400 when it is wrong, expired, used, for another purpose, or was tried too often.
 */
export async function redeemCode(
  scope: MedusaContainer,
  purpose: CodePurpose,
  identifier: Identifier,
  code: string,
): Promise<void> {
  const otp = scope.resolve<OtpModuleService>(OTP_MODULE);
  if (!(await otp.redeem({ purpose, identifier: identifier.value }, code))) {
    throw new ApiError(400, loginMessages.otpInvalid);
  }
}
