import type { ProviderSendNotificationDTO, ProviderSendNotificationResultsDTO } from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { createTransport, type Transporter } from "nodemailer";
import { openMessage } from "../../messages/sealed-message";

type Options = {
  url: string;
  /** The sender that people see, `Haat <shop@example.com>`. */
  from: string;
};

/** A caller waits for the code to be on its way, but not for a mail server that does not answer. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

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
    const { subject, text } = openMessage(data);
    const { messageId } = await this.transport.sendMail({ from: this.options.from, to, subject, text });
    return { id: messageId };
  }

  /** Lets the connections go that wait for the next letter. */
  close(): void {
    this.transport.close();
  }
}
