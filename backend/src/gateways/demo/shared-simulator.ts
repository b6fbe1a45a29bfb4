import type { Simulator } from "@haat/gateway-simulator/start-simulator";
import { z } from "zod";

export type SharedOptions = {
  /** Tried in this order, by every process of the shop in the same. */
  ports: readonly number[];
  /** Whose simulator it is; another shop's, or another program, at one of the ports is left alone. */
  identity: string;
  /** Starts one; rejects with EADDRINUSE where the port is taken. Null: this process only uses what another started. */
  start: ((port: number) => Promise<Simulator>) | null;
};

const identitySchema = z.object({ identity: z.string() });
const patienceMs = { looking: 2_000, asking: 10_000 };
/** So long who was found is not asked again whether it is still there. */
const freshMs = 1_000;

const urlAt = (port: number) => `http://127.0.0.1:${port}`;
const isTaken = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "EADDRINUSE";

/**
 * One simulator for all processes of a shop on this machine: whoever needs it first starts it, the others use its port,
 * and when its process is gone the next one starts it again from the books on the disk.
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
      // Somebody was first. A busy machine may take its time to say who.
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
    /** Where the simulator is, started if need be. Null: no port is free, or this process starts none. */
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
