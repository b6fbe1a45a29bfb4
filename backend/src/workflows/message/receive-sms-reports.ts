import { serviceMessages } from "@haat/api-contract/service/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { ApiError } from "#errors/api-error";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import { isSame, isSignedByTwilio, readMsg91Reports, readTwilioReport, type SmsReport } from "#sms/sms-report";
import type { SmsProvider } from "#sms/sms-senders";

type Reporter = "msg91" | "twilio";

/** Reports that this process has stored since its start, by provider and outcome, for its metrics. */
export const smsReportCounts = new Map<string, { provider: Reporter; outcome: SmsReport["outcome"]; count: number }>();

function countReport(provider: Reporter, outcome: SmsReport["outcome"]): void {
  const key = `${provider}:${outcome}`;
  const counted = smsReportCounts.get(key) ?? { provider, outcome, count: 0 };
  smsReportCounts.set(key, { ...counted, count: counted.count + 1 });
}

/** The settings of a provider, if this shop sends by it. @throws ApiError 404 */
function configured<Name extends Reporter>(name: Name): Extract<SmsProvider, { name: Name }> {
  const found = readConfig().sms.find((one): one is Extract<SmsProvider, { name: Name }> => one.name === name);
  if (!found) throw new ApiError(404, serviceMessages.notFound);
  return found;
}

/**
 * Stores Twilio's report of an SMS.
 *
 * @throws ApiError 404 unless it was signed with the token of the account that the shop sends by.
 */
export async function receiveTwilioReport(
  container: MedusaContainer,
  { raw, signature }: { raw: Buffer; signature: string | undefined },
): Promise<void> {
  const { authToken, reportUrl } = configured("twilio");
  const isSigned = reportUrl !== undefined && isSignedByTwilio(authToken, { url: reportUrl, raw, signature });
  if (!isSigned) throw new ApiError(404, serviceMessages.notFound);
  await storeReports(container, "twilio", readTwilioReport(raw));
}

/**
 * Stores MSG91's reports, which it does not sign.
 *
 * @throws ApiError 404 unless the address has the secret.
 */
export async function receiveMsg91Reports(
  container: MedusaContainer,
  { raw, secret }: { raw: Buffer; secret: string | undefined },
): Promise<void> {
  const { webhookSecret } = configured("msg91");
  if (!webhookSecret || !isSame(webhookSecret, secret)) throw new ApiError(404, serviceMessages.notFound);
  await storeReports(container, "msg91", readMsg91Reports(raw));
}

/** Of SMS that the shop did not send nothing is stored: other software may use the same account. */
async function storeReports(container: MedusaContainer, provider: Reporter, reports: readonly SmsReport[]) {
  const { smsDeliveries } = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
  for (const report of reports)
    if (await smsDeliveries.report({ provider, ...report })) countReport(provider, report.outcome);
}
