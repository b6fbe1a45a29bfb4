import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Ask } from "./fetch-in-process";

/** A page as rendered by the storefront's own screens. */
export type RenderedPage = {
  markup: string;
  state: object;
  title: string | undefined;
  description: string | undefined;
  /** Not found. */
  isMissing: boolean;
  /** The page has moved to this URL. */
  redirect: string | undefined;
  picture: { src: string; srcSet: string | undefined; sizes: string } | undefined;
};

export type Renderer = {
  /** `now` in milliseconds. Rejects if data that the page shows can't be read. */
  render(address: string, now: number): Promise<RenderedPage>;
  /** The canonical form of a URL; null for pages that are not rendered by the server. */
  pageAddress(path: string, query: string): string | null;
};

type Built = { createRenderer(ask: Ask): Promise<Renderer> };

/** Node imports modules by URL. */
const importBuilt = (file: string, madeAt: number): Promise<Built> => import(`${pathToFileURL(file)}?${madeAt}`);

/**
 * The storefront's server build. Loaded on first use, and again after a rebuild; returns undefined while there is none.
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
