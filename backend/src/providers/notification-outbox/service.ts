import type { ProviderSendNotificationDTO, ProviderSendNotificationResultsDTO } from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { z } from "zod";
import { mailOf } from "#messages/mail-of";
import { openMessage } from "#messages/sealed-message";

type Outbox = {
  createOutboxMessages(message: Record<string, unknown>): Promise<{ id: string }>;
  listOutboxMessages(filters: { id: string }): Promise<{ id: string }[]>;
};

const channelSchema = z.enum(["email", "sms"]);
const dataSchema = z.object({ reference: z.string().optional() });

/**
 * Demo mode's delivery: stores mails and SMS for `/dev/outbox` instead of sending them. A message sent twice, because a
 * process died before recording it, is stored once, as a mailbox would recognise its `Message-ID`.
 */
export class OutboxNotificationService extends AbstractNotificationProviderService {
  static override identifier = "outbox";

  constructor(private readonly container: { outbox: Outbox }) {
    super();
  }

  override async send(notification: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    const { to, template } = notification;
    const channel = channelSchema.parse(notification.channel);
    const { subject, text, code, ...message } = openMessage(notification.data);
    const html = channel === "email" ? mailOf({ subject, text, code, ...message }) : null;
    const { reference } = dataSchema.parse(notification.data);
    const [known] = reference ? await this.container.outbox.listOutboxMessages({ id: reference }) : [];
    if (known) return known;
    const { id } = await this.container.outbox.createOutboxMessages({
      ...(reference && { id: reference }),
      to,
      channel,
      template,
      subject,
      text,
      code,
      html,
    });
    return { id };
  }
}
