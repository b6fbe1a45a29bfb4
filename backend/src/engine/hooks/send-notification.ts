import type { MedusaContainer, ProviderSendNotificationDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId, Modules } from "@medusajs/framework/utils";
import { Database } from "#database/database";

type Provider = { id: string };

type Providers = {
  getProviderForChannels(channel: string): Promise<Provider | undefined>;
  send(provider: Provider, notification: ProviderSendNotificationDTO): Promise<{ id?: string }>;
};

const hasProviders = (service: object): service is { notificationProviderService_: Providers } =>
  "notificationProviderService_" in service;

/** The engine's notification providers by channel; its module offers them only with rows of its own around each message. */
function notificationProviders(container: MedusaContainer): Providers {
  const service = container.resolve(Modules.NOTIFICATION);
  if (!hasProviders(service)) throw new Error("The engine's notification module has no providers.");
  return service.notificationProviderService_;
}

export type Notification = Pick<ProviderSendNotificationDTO, "to" | "channel" | "template"> & {
  data: Record<string, unknown>;
};

/**
 * Sends a message by the provider of its channel and leaves the row that the engine's `createNotifications` leaves, by
 * one statement afterwards instead of two transactions of its ORM. The caller must be able to repeat it: without the
 * engine's row before sending, a message whose process died meanwhile is only known to the caller.
 *
 * @returns the provider's id of the message; null if it gave none
 * @throws the provider's error, after the row of the failure was written.
 */
export async function sendNotification(container: MedusaContainer, notification: Notification): Promise<string | null> {
  const { to, channel, template, data } = notification;
  const providers = notificationProviders(container);
  const provider = await providers.getProviderForChannels(channel);
  if (!provider) throw new Error(`No provider sends messages by ${channel}.`);
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const id = generateEntityId(undefined, "noti");
  const record = (status: "success" | "failure", externalId: string | null) =>
    run({
      name: "add-notification",
      text: `INSERT INTO notification (id, "to", channel, template, data, provider_id, external_id, status)
             VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7, $8)`,
      values: [id, to, channel, template, JSON.stringify(data), provider.id, externalId, status],
    });
  let sent: { id?: string };
  try {
    sent = await providers.send(provider, notification);
  } catch (error) {
    await record("failure", null);
    throw error;
  }
  await record("success", sent.id ?? null);
  return sent.id ?? null;
}
