import type { Simulator } from "@haat/gateway-simulator/start-simulator";
import { z } from "zod";

export type SharedOptions = {
  /** Tried in this order, which is the same in every process of the shop. */
  ports: readonly number[];
  /** Identifies our simulator; other shops' simulators and other programs on these ports are left alone. */
  identity: string;
  /**
   * Starts a simulator; rejects with EADDRINUSE if the port is in use. Null: this process only uses a simulator that
   * another one started.
   */
  start: ((port: number) => Promise<Simulator>) | null;
};

const identitySchema = z.object({ identity: z.string() });
const patienceMs = { looking: 2_000, asking: 10_000 };
/** How long a found simulator is used before checking again that it still runs. */
const freshMs = 1_000;

const urlAt = (port: number) => `http://127.0.0.1:${port}`;
const isTaken = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "EADDRINUSE";

/**
 * One simulator for all processes of a shop on this machine. The first process that needs it starts it and the others
 * use its port; when that process ends, the next one restarts it from its state file.
 */
export function sharedSimulator({ ports, identity, start }: SharedOptions) {
  let own: Simulator | undefined;
  let known: number | undefined;
  let seenAt = Number.NEGATIVE_INFINITY;
  let finding: Promise<string | null> | undefined;

  const isOurs = async (port: number, waits: number) => {
    const answer = await fetch(`${urlAt(port)}/identity`, { signal: AbortSignal.timeout(waits) })
      .then((said) => said.json())
      .catch(() => undefined);
    const read = identitySchema.safeParse(answer);
    return read.success && read.data.identity === identity;
  };

  const startAt = async (port: number): Promise<boolean> => {
    if (!start) return false;
    try {
      own = await start(port);
      return true;
    } catch (error) {
      if (!isTaken(error)) throw error;
      // Another program uses the port. If it is our simulator on a busy machine, it may be slow to say so.
      return isOurs(port, patienceMs.asking);
    }
  };

  const find = async (): Promise<string | null> => {
    if (known !== undefined && (await isOurs(known, patienceMs.asking))) return urlAt(known);
    const there = await Promise.all(ports.map((port) => isOurs(port, patienceMs.looking)));
    known = ports[there.indexOf(true)];
    for (const port of ports) {
      if (known !== undefined) break;
      if (await startAt(port)) known = port;
    }
    return known === undefined ? null : urlAt(known);
  };

  const findAnew = async (): Promise<string | null> => {
    const url = await find();
    if (url !== null) seenAt = performance.now();
    return url;
  };

  return {
    /** The simulator's URL; starts it if necessary. Null: no port is free, or this process does not start one. */
    url: async (): Promise<string | null> => {
      if (own) return own.url;
      if (known !== undefined && performance.now() - seenAt < freshMs) return urlAt(known);
      finding ??= findAnew().finally(() => {
        finding = undefined;
      });
      return finding;
    },
    close: async () => {
      await own?.close();
      own = undefined;
    },
  };
}
