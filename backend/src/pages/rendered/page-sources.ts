import { AsyncLocalStorage } from "node:async_hooks";

/** The digest of an answer that may be outdated, while the database is unavailable. */
export const uncertain = "";

/** The paths that a page's data was read from, each with the digest of its answer. */
export type PageSources = ReadonlyMap<string, string>;

const noting = new AsyncLocalStorage<Map<string, string>>();

/** Notes a source of the page that is being made, if one is. Read twice with different answers, it is uncertain. */
export function noteSource(path: string, digest: string): void {
  const sources = noting.getStore();
  const noted = sources?.get(path) ?? digest;
  sources?.set(path, noted === digest ? digest : uncertain);
}

/** Makes a page, and notes what it reads meanwhile. */
export async function withSources<Made>(make: () => Promise<Made>): Promise<{ made: Made; sources: PageSources }> {
  const sources = new Map<string, string>();
  return { made: await noting.run(sources, make), sources };
}

/** Whether a page of these sources is known to be as the shop is now, and may be kept. */
export const areCertain = (sources: PageSources): boolean => ![...sources.values()].includes(uncertain);

/**
 * Compares a page's sources with what they are now.
 *
 * @param digestOf the digest of a path's answer now
 * @returns whether the page would be the same; `unknown` while an answer is uncertain
 */
export async function compareSources(
  sources: PageSources,
  digestOf: (path: string) => Promise<string>,
): Promise<"same" | "changed" | "unknown"> {
  const found = await Promise.all([...sources].map(async ([path, digest]) => ({ digest, now: await digestOf(path) })));
  if (found.some(({ now }) => now === uncertain)) return "unknown";
  return found.every(({ digest, now }) => now === digest) ? "same" : "changed";
}
