import type { ProviderSendNotificationDTO, ProviderSendNotificationResultsDTO } from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { createTransport, type Transporter } from "nodemailer";
import { z } from "zod";
import { mailOf } from "#messages/mail-of";
import { refusedForGood } from "#messages/refused-for-good";
import { openMessage } from "#messages/sealed-message";

type Options = {
  url: string;
  /** The sender that people see, `Haat <shop@example.com>`. */
  from: string;
};

/** A caller waits for the code to be on its way, but not for a mail server that does not answer. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** `reference` is the same for every try of one message. */
const referenceSchema = z.object({ reference: z.string().optional() });

/** What a mail server says of the letter itself, not of who brings it: 5xx to its sender, its receiver or its content. */
const refusalSchema = z.object({
  responseCode: z.number().min(500).max(599),
  command: z.enum(["MAIL FROM", "RCPT TO", "DATA"]),
});

/** Sends the shop's e-mail through a mail server. */
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

  override async send({ to, data }: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    const message = openMessage(data);
    const { reference } = referenceSchema.parse(data);
    const { from } = this.options;
    try {
      const { messageId } = await this.transport.sendMail({
        from,
        // As an object: a text would be read as a list of addresses.
        to: { name: "", address: to },
        subject: message.subject,
        text: message.text,
        html: mailOf(message),
        // Servers that get a letter twice, because an answer was lost, know it again.
        ...(reference ? { messageId: `<${reference}@${domainOf(from)}>` } : {}),
      });
      return { id: messageId };
    } catch (error) {
      if (!refusalSchema.safeParse(error).success) throw error;
      throw new Error(`${refusedForGood} ${error instanceof Error ? error.message : ""}`);
    }
  }

  /** Lets the connections go that wait for the next letter. */
  close(): void {
    this.transport.close();
  }
}

const domainOf = (from: string): string => from.match(/@([\w.-]+)/)?.[1] ?? "localhost";
