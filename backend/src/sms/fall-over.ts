import type { SmsProviderName } from "@haat/api-contract/message-setup/words";
import { type OutgoingSms, SmsError, type SmsSender } from "./sms-sender";

/**
 * Sends an SMS by the first provider that accepts it, in the given order.
 *
 * @param failed is told of each provider that did not
 * @returns the provider's name and its id of the SMS
 * @throws SmsError the last one; a final one at once, since no other provider reaches that number either
 */
export async function sendByFirst(
  senders: readonly SmsSender[],
  sms: OutgoingSms,
  failed: (error: SmsError) => void = () => undefined,
): Promise<{ sender: SmsProviderName; id: string }> {
  let last = new SmsError("SMS", `no provider can send ${sms.template}`);
  for (const sender of senders.filter(({ canSend }) => canSend(sms.template))) {
    try {
      return { sender: sender.name, id: await sender.send(sms) };
    } catch (error) {
      if (!(error instanceof SmsError) || error.isFinal) throw error;
      last = error;
      failed(error);
    }
  }
  throw last;
}
