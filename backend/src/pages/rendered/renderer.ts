import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Ask } from "./fetch-in-process";

/** A page as the storefront's own screens render it. */
export type RenderedPage = {
  markup: string;
  state: object;
  title: string | undefined;
  description: string | undefined;
  /** Nothing is at this address. */
  isMissing: boolean;
  /** The page is at this address instead. */
  redirect: string | undefined;
  picture: { src: string; srcSet: string | undefined; sizes: string } | undefined;
};

export type Renderer = {
  /** `now` in milliseconds. Rejects where something that the page shows can't be read. */
  render(address: string, now: number): Promise<RenderedPage>;
  /** The one spelling of an address; null for pages that no server renders. */
  pageAddress(path: string, query: string): string | null;
};

type Built = { createRenderer(ask: Ask): Promise<Renderer> };

/** As Node imports modules: by their addresses. */
const importBuilt = (file: string, madeAt: number): Promise<Built> => import(`${pathToFileURL(file)}?${madeAt}`);

/**
 * The storefront's screens as they were built for a server. Loaded when they are first asked for, and again when they
 * have been built anew; answers undefined while there are none.
 */
export function rendererAt(file: string, ask: Ask, load = importBuilt): () => Promise<Renderer | undefined> {
  let known: { madeAt: number; renderer: Promise<Renderer> } | undefined;
  return async () => {
    const madeAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (madeAt === undefined) return undefined;
    if (known?.madeAt !== madeAt) {
      known = { madeAt, renderer: load(file, madeAt).then(({ createRenderer }) => createRenderer(ask)) };
    }
    return known.renderer;
  };
}
