import type {
  Logger,
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { maskContact } from "#messages/mask-contact";
import { refusedForGood } from "#messages/refused-for-good";
import { openMessage } from "#messages/sealed-message";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { SentSms, SmsDeliveries } from "#modules/message-queue/sms-deliveries";
import type { SmsTemplateIds, StoredTemplateIds } from "#modules/message-queue/sms-template-ids";
import { counted } from "#operation-counts/operation-counts";
import { sendByFirst } from "#sms/fall-over";
import { SmsError, type SmsSender } from "#sms/sms-sender";
import { type SmsProvider, smsSenderOf } from "#sms/sms-senders";
import { takesIds, withStoredIds } from "#sms/template-ids";

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
    const { ids, version } = await this.storedIds();
    if (this.built?.version !== version)
      this.built = { version, senders: withStoredIds(this.options.senders, ids).map(countedSender) };
    return this.built.senders;
  }

  private async storedIds(): Promise<StoredTemplateIds> {
    if (!this.options.senders.some(takesIds)) return { ids: {}, version: 0 };
    return this.container[MESSAGE_QUEUE_MODULE].smsTemplateIds.read();
  }

  override async send({ to, data }: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    const { text, sms } = openMessage(data);
    if (!sms) throw new Error("The message is not an SMS.");
    const failed = (error: SmsError) => this.container.logger.warn(`An SMS was not accepted. ${error.message}`);
    try {
      const { sender, id } = await sendByFirst(await this.senders(), { ...sms, to, text }, failed);
      if (id) await this.remember({ provider: sender, id, template: sms.template, to: maskContact(to) });
      return { id: `${sender}:${id}` };
    } catch (error) {
      if (error instanceof SmsError && error.isFinal) throw new Error(`${refusedForGood} ${error.message}`);
      throw error;
    }
  }

  /** So that the provider's report of it is known. An SMS that is not remembered was sent nevertheless. */
  private async remember(sent: SentSms): Promise<void> {
    await this.container[MESSAGE_QUEUE_MODULE].smsDeliveries
      .add(sent)
      .catch((error: unknown) => this.container.logger.warn(`Could not store that an SMS was sent. ${nameOf(error)}`));
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");
