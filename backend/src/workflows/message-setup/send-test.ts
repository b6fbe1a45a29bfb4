import { messageSetupMessages } from "@haat/api-contract/message-setup/messages";
import type { TestMessageAnswer, TestSmsBody } from "@haat/api-contract/message-setup/schemas";
import { type SmsProviderName, smsProviderTitles, testSenderTitles } from "@haat/api-contract/message-setup/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import { readConfig } from "#config/read-config";
import { sendNotification } from "#engine/hooks/send-notification";
import { ApiError } from "#errors/api-error";
import { rateLimit } from "#http/rate-limit";
import { maskContact } from "#messages/mask-contact";
import { isRefusedForGood, refusedForGood } from "#messages/refused-for-good";
import { rememberSent } from "#messages/remember-sent";
import { sampleSms } from "#messages/sample-sms";
import { sealMessage } from "#messages/sealed-message";
import { testMail } from "#messages/test-mail";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import { SETTINGS_MODULE } from "#modules/settings/index";
import type { SettingsModuleService } from "#modules/settings/service";
import { patience } from "#sms/ask-provider";
import { SmsError, type SmsSender } from "#sms/sms-sender";
import { type SmsProvider, smsSenderOf } from "#sms/sms-senders";
import { isSmsTemplate, type SmsTemplate, smsText } from "#sms/sms-texts";
import { hasTemplate, sendByWhatsApp, WhatsAppError } from "#whatsapp/whatsapp-sender";
import { isOrderNews } from "#whatsapp/whatsapp-texts";
import { recordChange } from "../audit/record-change";
import { smsProviders } from "../message/sms-providers";

type Outcome = Pick<TestMessageAnswer, "outcome" | "messageId" | "message">;

const words = messageSetupMessages;

/** Of one staff member: SMS cost money. */
export const testMessagesPerHour = 20;

/** By staff member, refused tests included. */
const limitTests = rateLimit(() => ({
  name: "test-messages",
  max: testMessagesPerHour,
  seconds: 3600,
  message: words.tooMany,
}));

/**
 * Sends a text with sample values by one provider, whichever order they are tried in, or by WhatsApp, and records that
 * in the audit log. In a demo without providers it is stored in the outbox.
 *
 * @throws ApiError 400 there is no such text; 409 the provider is not set up, or has no template for the text; 429.
 */
export async function sendTestSms(
  container: MedusaContainer,
  { to, text, provider, actorId }: TestSmsBody & { actorId: string },
): Promise<Outcome> {
  await limitTests(actorId);
  if (!isSmsTemplate(text)) throw new ApiError(400, words.unknownText);
  const outcome = await sendTest(container, { to, text, provider });
  const after = { text, provider: provider ?? "outbox", to: maskContact(to), outcome: outcome.outcome };
  const subject = { type: "message", id: text, label: "Test SMS" };
  await recordChange(container, { actorId, action: "message.test_sms_sent", subject, before: null, after });
  return outcome;
}

type Test = Pick<TestSmsBody, "to" | "provider"> & { text: SmsTemplate };

async function sendTest(container: MedusaContainer, { to, text, provider }: Test): Promise<Outcome> {
  if (provider === "whatsapp") return await testWhatsApp(container, text, to);
  const sender = senderOf(await smsProviders(container), provider, text);
  return sender ? await sendBy(container, sender, text, to) : await storeSms(container, text, to);
}

/** The provider to send by; null: the demo's outbox. */
function senderOf(sms: readonly SmsProvider[], name: SmsProviderName | null, text: SmsTemplate): SmsSender | null {
  const { mode } = readConfig();
  if (name === null) {
    if (mode === "demo" && sms.length === 0) return null;
    throw new ApiError(409, sms.length === 0 ? words.noProvider : words.unknownProvider);
  }
  const provider = sms.find((one) => one.name === name);
  if (!provider) throw new ApiError(409, words.unknownProvider);
  const sender = smsSenderOf(provider);
  if (!sender.canSend(text)) throw new ApiError(409, words.noTemplate(smsProviderTitles[name], text));
  return sender;
}

async function sendBy(
  container: MedusaContainer,
  { name, send }: SmsSender,
  text: SmsTemplate,
  to: string,
): Promise<Outcome> {
  const title = smsProviderTitles[name];
  const sms = sampleSms(text);
  try {
    const messageId = await send({ ...sms, to, text: smsText(sms) });
    const { smsDeliveries } = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
    const sent = { provider: name, id: messageId, template: text, to: maskContact(to) };
    if (messageId) await rememberSent(smsDeliveries.add(sent));
    return { outcome: "accepted", messageId: messageId || null, message: words.accepted(title, messageId) };
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    return notSent(title, error.kind === "final" ? "refused" : error.kind, error.reason);
  }
}

async function testWhatsApp(container: MedusaContainer, text: SmsTemplate, to: string): Promise<Outcome> {
  const title = testSenderTitles.whatsapp;
  const { whatsApp } = readConfig();
  if (!whatsApp) throw new ApiError(409, words.unknownProvider);
  if (!isOrderNews(text)) throw new ApiError(409, words.onlyOrderNews);
  if (!hasTemplate(whatsApp, text)) throw new ApiError(409, words.noTemplate(title, text));
  const sms = sampleSms(text);
  try {
    const id = await sendByWhatsApp(whatsApp, { ...sms, to, text: smsText(sms) });
    const { whatsAppDeliveries } = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
    await rememberSent(whatsAppDeliveries.add({ id, messageId: null, template: text, to: maskContact(to) }));
    return { outcome: "accepted", messageId: id, message: words.accepted(title, id) };
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error;
    const { kind, reason } = error;
    return notSent(title, kind === "unanswered" || kind === "unreachable" ? kind : "refused", reason);
  }
}

function notSent(sender: string, outcome: "refused" | "unanswered" | "unreachable", reason: string): Outcome {
  const message = outcome === "unanswered" ? words.unanswered(sender, patience / 1000) : words[outcome](sender, reason);
  return { outcome, messageId: null, message };
}

async function storeSms(container: MedusaContainer, text: SmsTemplate, to: string): Promise<Outcome> {
  const sms = sampleSms(text);
  const message = { subject: "Test SMS", text: smsText(sms), code: null, sms };
  await sendNotification(container, { to, channel: "sms", template: text, data: sealMessage(message) });
  return stored;
}

const stored: Outcome = { outcome: "stored", messageId: null, message: words.stored };
const testEmail = "test-email";

/**
 * Sends a test email and records that in the audit log. In a demo without a mail server it is stored in the outbox.
 *
 * @throws ApiError 409 there is no mail server; 429.
 */
export async function sendTestEmail(
  container: MedusaContainer,
  { to, actorId }: { to: string; actorId: string },
): Promise<Outcome> {
  await limitTests(actorId);
  const { mode, smtp } = readConfig();
  if (!smtp && mode === "production") throw new ApiError(409, words.noMailServer);
  const { document } = await container.resolve<SettingsModuleService>(SETTINGS_MODULE).read();
  const data = sealMessage(testMail(document.shop));
  const outcome = await sendNotification(container, { to, channel: "email", template: testEmail, data }).then(
    (id) => (smtp ? acceptedMail(id ?? "") : stored),
    mailNotSent,
  );
  const after = { to: maskContact(to), outcome: outcome.outcome };
  const subject = { type: "message", id: testEmail, label: "Test email" };
  await recordChange(container, { actorId, action: "message.test_email_sent", subject, before: null, after });
  return outcome;
}

const mailServer = "The email server";
const mailErrorSchema = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

const acceptedMail = (messageId: string): Outcome => ({
  outcome: "accepted",
  messageId: messageId || null,
  message: words.accepted(mailServer, messageId),
});

/** What a mail server's error means. It may repeat the address, which its reader has just typed. */
function mailNotSent(error: unknown): Outcome {
  const said = error instanceof Error ? error.message.replace(refusedForGood, "").trim().slice(0, 300) : "";
  const { code, responseCode } = mailErrorSchema.safeParse(error).data ?? {};
  if (isRefusedForGood(error) || responseCode !== undefined) return notSent(mailServer, "refused", said);
  if (code === "ETIMEDOUT") return notSent(mailServer, "unanswered", said);
  return notSent(mailServer, "unreachable", code ?? "the connection failed");
}
