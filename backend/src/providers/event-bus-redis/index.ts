import type { IEventBusModuleService, Message } from "@medusajs/framework/types";
import engineBus from "@medusajs/medusa/event-bus-redis";
import { unlessRedisGoes } from "#redis/is-redis-away";

type Bus = new (...args: unknown[]) => IEventBusModuleService;
const RedisBus = engineBus.service as unknown as Bus;

/**
 * The engine's Redis event bus, but callers do not wait while Redis is down: the change itself is done, and this
 * process keeps its events until Redis is back. If the process ends before that, the sweeps make up for lost events.
 */
class PatientEventBus extends RedisBus {
  override emit<Data>(events: Message<Data> | Message<Data>[], options?: Record<string, unknown>): Promise<void> {
    return unlessRedisGoes(super.emit(events, options), () => undefined);
  }

  override releaseGroupedEvents(eventGroupId: string): Promise<void> {
    return unlessRedisGoes(super.releaseGroupedEvents(eventGroupId), () => undefined);
  }

  override clearGroupedEvents(eventGroupId: string, options?: { eventNames?: string[] }): Promise<void> {
    return unlessRedisGoes(super.clearGroupedEvents(eventGroupId, options), () => undefined);
  }
}

export default { service: PatientEventBus, loaders: engineBus.loaders };
