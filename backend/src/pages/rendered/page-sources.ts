import { AsyncLocalStorage } from "node:async_hooks";

/** The paths that a page's data was read from, each with the digest of its answer. */
export type PageSources = ReadonlyMap<string, string>;

const noting = new AsyncLocalStorage<Map<string, string>>();

/** Notes a source of the page that is being made, if one is. */
export const noteSource = (path: string, digest: string): void => void noting.getStore()?.set(path, digest);

/** Makes a page, and notes what it reads meanwhile. */
export async function withSources<Made>(make: () => Promise<Made>): Promise<{ made: Made; sources: PageSources }> {
  const sources = new Map<string, string>();
  return { made: await noting.run(sources, make), sources };
}

/**
 * Whether a page that was made from these sources would be the same now.
 *
 * @param digestOf the digest of a path's answer now
 */
export async function areCurrent(sources: PageSources, digestOf: (path: string) => Promise<string>): Promise<boolean> {
  const compared = [...sources].map(async ([path, digest]) => (await digestOf(path)) === digest);
  return (await Promise.all(compared)).every((same) => same);
}
