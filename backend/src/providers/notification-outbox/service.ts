import type { ProviderSendNotificationDTO, ProviderSendNotificationResultsDTO } from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { z } from "zod";
import { mailOf } from "#messages/mail-of";
import { openMessage } from "#messages/sealed-message";
import type { OutboxModuleService } from "#modules/outbox/service";
import { counted } from "#operation-counts/operation-counts";

type Outbox = Pick<OutboxModuleService, "store">;

const channelSchema = z.enum(["email", "sms", "whatsapp"]);
const dataSchema = z.object({ reference: z.string().optional() });

/**
 * Demo mode's delivery: stores mails, SMS and WhatsApp messages for `/dev/outbox` instead of sending them. A message sent twice, because a
 * process died before recording it, is stored once, as a mailbox would recognise its `Message-ID`.
 */
export class OutboxNotificationService extends AbstractNotificationProviderService {
  static override identifier = "outbox";

  constructor(private readonly container: { outbox: Outbox }) {
    super();
  }

  override send(notification: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    return counted({ kind: "message", name: "outbox" }, () => this.store(notification));
  }

  private async store(notification: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    const { to, template } = notification;
    const channel = channelSchema.parse(notification.channel);
    const { subject, text, code, ...message } = openMessage(notification.data);
    const html = channel === "email" ? mailOf({ subject, text, code, ...message }) : null;
    const { reference } = dataSchema.parse(notification.data);
    const id = await this.container.outbox.store({
      id: reference,
      to,
      channel,
      template: template ?? "",
      subject,
      text,
      html,
      code: code ?? null,
    });
    return { id };
  }
}
