import type { ProviderSendNotificationDTO, ProviderSendNotificationResultsDTO } from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { z } from "zod";
import { mailOf } from "../../messages/mail-of";
import { openMessage } from "../../messages/sealed-message";

type Outbox = { createOutboxMessages(message: Record<string, unknown>): Promise<{ id: string }> };

const channelSchema = z.enum(["email", "sms"]);

/** Demo mode's post: keeps what a mail or SMS server would have been given, for `/dev/outbox` to show. */
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
    const { id } = await this.container.outbox.createOutboxMessages({
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
