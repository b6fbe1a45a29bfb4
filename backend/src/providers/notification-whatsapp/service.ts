import type {
  Logger,
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { z } from "zod";
import { maskContact } from "#messages/mask-contact";
import { notOnWhatsApp, refusedForGood } from "#messages/refused-for-good";
import { openMessage } from "#messages/sealed-message";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { SentByWhatsApp, WhatsAppDeliveries } from "#modules/message-queue/whatsapp-deliveries";
import { counted } from "#operation-counts/operation-counts";
import { hasTemplate, sendByWhatsApp, type WhatsApp, WhatsAppError } from "#whatsapp/whatsapp-sender";

type Container = {
  logger: Pick<Logger, "warn">;
  [MESSAGE_QUEUE_MODULE]: { whatsAppDeliveries: Pick<WhatsAppDeliveries, "add"> };
};

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
    await this.remember({ id, messageId, template: sms.template, to: maskContact(to) });
    return { id };
  }

  /** So that WhatsApp's statuses of it are known. A message that is not remembered was sent nevertheless. */
  private async remember(sent: SentByWhatsApp): Promise<void> {
    await this.container[MESSAGE_QUEUE_MODULE].whatsAppDeliveries
      .add(sent)
      .catch((error: unknown) =>
        this.container.logger.warn(
          `Could not store that a message was sent. ${error instanceof Error ? error.name : ""}`,
        ),
      );
  }
}

function toThrow(error: unknown): unknown {
  if (!(error instanceof WhatsAppError) || error.isPassing) return error;
  const marked = error.kind === "not-on-whatsapp" ? `${notOnWhatsApp} ${error.message}` : error.message;
  return new Error(`${refusedForGood} ${marked}`);
}
