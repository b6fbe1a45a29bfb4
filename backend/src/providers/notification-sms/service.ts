import type {
  Logger,
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { maskContact } from "#messages/mask-contact";
import { refusedForGood } from "#messages/refused-for-good";
import { rememberSent } from "#messages/remember-sent";
import { openMessage } from "#messages/sealed-message";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { SmsDeliveries } from "#modules/message-queue/sms-deliveries";
import type { SmsTemplateIds } from "#modules/message-queue/sms-template-ids";
import { counted } from "#operation-counts/operation-counts";
import { sendByFirst } from "#sms/fall-over";
import { SmsError, type SmsSender } from "#sms/sms-sender";
import { type SmsProvider, smsSenderOf } from "#sms/sms-senders";
import { withIdsOfNow } from "#sms/template-ids";

type Container = {
  logger: Pick<Logger, "warn">;
  [MESSAGE_QUEUE_MODULE]: {
    smsDeliveries: Pick<SmsDeliveries, "add">;
    smsTemplateIds: Pick<SmsTemplateIds, "read">;
  };
};

/** Each provider counts, also one whose failure the next one makes up for. */
function countedSender(provider: SmsProvider): SmsSender {
  const sender = smsSenderOf(provider);
  const what = { kind: "message", name: provider.name } as const;
  return { ...sender, send: (sms) => counted(what, () => sender.send(sms)) };
}

/** Sends the shop's SMS through the configured providers, the next one if one fails. */
export class SmsNotificationService extends AbstractNotificationProviderService {
  static override identifier = "sms";

  /** The senders with the stored ids of a version. */
  private built: { version: number; senders: SmsSender[] } | undefined;

  constructor(
    private readonly container: Container,
    private readonly options: { senders: SmsProvider[] },
  ) {
    super();
  }

  /** Made anew once staff have stored other ids. */
  private async senders(): Promise<SmsSender[]> {
    const read = () => this.container[MESSAGE_QUEUE_MODULE].smsTemplateIds.read();
    const { providers, version } = await withIdsOfNow(this.options.senders, read);
    if (this.built?.version !== version) this.built = { version, senders: providers.map(countedSender) };
    return this.built.senders;
  }

  override async send({ to, data }: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    const { text, sms } = openMessage(data);
    if (!sms) throw new Error("The message is not an SMS.");
    const failed = (error: SmsError) => this.container.logger.warn(`An SMS was not accepted. ${error.message}`);
    try {
      const { sender, id } = await sendByFirst(await this.senders(), { ...sms, to, text }, failed);
      const { smsDeliveries } = this.container[MESSAGE_QUEUE_MODULE];
      const sent = { provider: sender, id, template: sms.template, to: maskContact(to) };
      if (id) await rememberSent(smsDeliveries.add(sent));
      return { id: `${sender}:${id}` };
    } catch (error) {
      if (error instanceof SmsError && error.isFinal) throw new Error(`${refusedForGood} ${error.message}`);
      throw error;
    }
  }
}
