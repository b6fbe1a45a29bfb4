import type { ProviderSendNotificationDTO, ProviderSendNotificationResultsDTO } from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { createTransport, type Transporter } from "nodemailer";
import { z } from "zod";
import { mailOf } from "#messages/mail-of";
import { refusedForGood } from "#messages/refused-for-good";
import { openMessage } from "#messages/sealed-message";
import { counted } from "#operation-counts/operation-counts";

type Options = {
  url: string;
  /** The displayed sender, `Haat <shop@example.com>`. */
  from: string;
};

/** A caller waits until the code is sent, but not for a mail server that does not answer. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** `reference` is the same for every attempt of a message. */
const referenceSchema = z.object({ reference: z.string().optional() });

/** A mail server's rejection of the mail itself, not of our login: 5xx for its sender, recipient or content. */
const refusalSchema = z.object({
  responseCode: z.number().min(500).max(599),
  command: z.enum(["MAIL FROM", "RCPT TO", "DATA"]),
});

/** Sends the shop's mail through a mail server. */
export class SmtpNotificationService extends AbstractNotificationProviderService {
  static override identifier = "smtp";

  private readonly transport: Transporter;

  constructor(
    _container: unknown,
    private readonly options: Options,
  ) {
    super();
    this.transport = createTransport({ url: options.url, pool: true, ...patience });
  }

  override send(notification: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    return counted({ kind: "message", name: "smtp" }, () => this.sendMail(notification));
  }

  private async sendMail({ to, data }: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    const message = openMessage(data);
    const { reference } = referenceSchema.parse(data);
    const { from } = this.options;
    try {
      const { messageId } = await this.transport.sendMail({
        from,
        // An object, because a string would be parsed as a list of addresses.
        to: { name: "", address: to },
        subject: message.subject,
        text: message.text,
        html: mailOf(message),
        // Lets mail servers recognise a mail that they get twice because a response was lost.
        ...(reference ? { messageId: `<${reference}@${domainOf(from)}>` } : {}),
      });
      return { id: messageId };
    } catch (error) {
      if (!refusalSchema.safeParse(error).success) throw error;
      throw new Error(`${refusedForGood} ${error instanceof Error ? error.message : ""}`);
    }
  }

  /** Closes idle pooled connections. */
  close(): void {
    this.transport.close();
  }
}

const domainOf = (from: string): string => from.match(/@([\w.-]+)/)?.[1] ?? "localhost";
