import type { ProviderSendNotificationDTO, ProviderSendNotificationResultsDTO } from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { z } from "zod";
import { maskContact } from "#messages/mask-contact";
import { notOnWhatsApp, refusedForGood } from "#messages/refused-for-good";
import { rememberSent } from "#messages/remember-sent";
import { openMessage } from "#messages/sealed-message";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { WhatsAppDeliveries } from "#modules/message-queue/whatsapp-deliveries";
import { counted } from "#operation-counts/operation-counts";
import { hasTemplate, sendByWhatsApp, type WhatsApp, WhatsAppError } from "#whatsapp/whatsapp-sender";

type Container = { [MESSAGE_QUEUE_MODULE]: { whatsAppDeliveries: Pick<WhatsAppDeliveries, "add"> } };

/** `reference` is the id of the queued message. */
const dataSchema = z.object({ reference: z.string().optional() });

/** Sends order news by WhatsApp's templates. What it will never take is refused for good: it can go by SMS. */
export class WhatsAppNotificationService extends AbstractNotificationProviderService {
  static override identifier = "whatsapp";

  private readonly settings: WhatsApp;

  constructor(
    private readonly container: Container,
    options: { whatsApp: WhatsApp },
  ) {
    super();
    this.settings = options.whatsApp;
  }

  override async send({ to, data }: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    const { text, sms } = openMessage(data);
    // The name may have been taken out of the settings since the message was queued.
    if (!sms || !hasTemplate(this.settings, sms.template)) throw new Error(`${refusedForGood} WhatsApp: no template`);
    const id = await counted({ kind: "message", name: "whatsapp" }, () =>
      sendByWhatsApp(this.settings, { ...sms, to, text }),
    ).catch((error: unknown) => {
      throw toThrow(error);
    });
    const messageId = dataSchema.parse(data).reference ?? null;
    const { whatsAppDeliveries } = this.container[MESSAGE_QUEUE_MODULE];
    await rememberSent(whatsAppDeliveries.add({ id, messageId, template: sms.template, to: maskContact(to) }));
    return { id };
  }
}

function toThrow(error: unknown): unknown {
  if (!(error instanceof WhatsAppError) || error.isPassing) return error;
  const marked = error.kind === "not-on-whatsapp" ? `${notOnWhatsApp} ${error.message}` : error.message;
  return new Error(`${refusedForGood} ${marked}`);
}
