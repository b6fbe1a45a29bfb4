import type { MedusaContainer, ProviderSendNotificationDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

type Provider = { id: string };

type Providers = {
  getProviderForChannels(channel: string): Promise<Provider | undefined>;
  send(provider: Provider, notification: ProviderSendNotificationDTO): Promise<{ id?: string }>;
};

const hasProviders = (service: object): service is { notificationProviderService_: Providers } =>
  "notificationProviderService_" in service;

/** The engine's notification providers by channel; its module offers them only with rows of its own around each message. */
export function notificationProviders(container: MedusaContainer): Providers {
  const service = container.resolve(Modules.NOTIFICATION);
  if (!hasProviders(service)) throw new Error("The engine's notification module has no providers.");
  return service.notificationProviderService_;
}
