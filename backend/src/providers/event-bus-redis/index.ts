import type { IEventBusModuleService, Message } from "@medusajs/framework/types";
import engineBus from "@medusajs/medusa/event-bus-redis";
import { unlessRedisGoes } from "#redis/is-redis-away";

type Bus = new (...args: unknown[]) => IEventBusModuleService;
const RedisBus = engineBus.service as unknown as Bus;

/**
 * The engine's events in Redis, for which no caller waits while Redis is gone: what has happened has happened, and its
 * events are kept by this process until Redis is back. Should the process end before, the sweeps tell what was lost.
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
