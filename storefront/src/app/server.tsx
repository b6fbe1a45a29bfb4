import { ApiError } from "@haat/web/api-error";
import { createQueryClient } from "@haat/web/query-client";
import { isRecord } from "@haat/web/records";
import { type QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { sendGuestsCallsBy } from "../lib/api";
import { type LeadPicture, type Load, type ServerPage, ServerPageContext } from "../lib/server-page";
import { pageAddress } from "./page-address";
import { type PageState, pageStateOf } from "./page-state";
import { loadAllScreens, ShopScreens } from "./router";

/** Responds to a GET of the API by its path and query; rejects if the server fails. */
type Ask = (path: string) => Promise<{ status: number; body: unknown }>;

/** A page, rendered for a guest. */
type Rendered = {
  /** The content of the app's root element. */
  markup: string;
  state: PageState;
  title: string | undefined;
  description: string | undefined;
  isMissing: boolean;
  /** A redirect: nothing was rendered. */
  redirect: string | undefined;
  picture: LeadPicture | undefined;
};

/** A page is rendered again after its data has loaded, and may then need more. */
const maxPasses = 6;

/** React's marker of a Suspense boundary whose content failed to render. */
const leftOut = "<!--$!-->";

/** Code of lazy parts, by their load function. */
const parts = new Map<unknown, unknown>();

/** Prepares for rendering; `ask` reads the pages' data. */
export async function createRenderer(ask: Ask) {
  sendGuestsCallsBy(async ({ path }) => {
    const { status, body } = await ask(path);
    if (status < 400) return body;
    throw new ApiError(status, isRecord(body) && typeof body.message === "string" ? body.message : "", body);
  });
  await loadAllScreens();

  /** Renders the page at an address (path and query). Rejects if any of its data cannot be read. */
  async function render(address: string, now: number): Promise<Rendered> {
    const queries = createQueryClient();
    queries.setDefaultOptions({
      queries: { ...queries.getDefaultOptions().queries, staleTime: Number.POSITIVE_INFINITY, retryOnMount: false },
    });
    for (let rendering = 0; rendering < maxPasses; rendering++) {
      const loading: Promise<unknown>[] = [];
      const page: ServerPage = { now, part: (load) => partOf(load, loading) };
      const markup = renderToString(
        <ServerPageContext.Provider value={page}>
          <QueryClientProvider client={queries}>
            <StaticRouter location={address}>
              <ShopScreens />
            </StaticRouter>
          </QueryClientProvider>
        </ServerPageContext.Provider>,
      );
      // React leaves a screen that throws to the browser; this marker is the only sign of it.
      if (markup.includes(leftOut)) throw new Error(`${address} cannot be rendered`);
      const asked = page.redirect === undefined ? openQueries(queries) : [];
      if (asked.length === 0 && loading.length === 0) {
        const { title, description, isMissing = false, redirect, picture } = page;
        return { markup, state: pageStateOf(queries, now), title, description, isMissing, redirect, picture };
      }
      await Promise.all([...loading, ...asked.map((query) => read(queries, query))]);
    }
    throw new Error(`${address} asks for more each time it is rendered`);
  }

  return { render, pageAddress };
}

function partOf<Part>(load: Load<Part>, loading: Promise<unknown>[]): Part | undefined {
  const known = parts.get(load) as Part | undefined;
  if (known === undefined) loading.push(load().then((module) => parts.set(load, module.default)));
  return known;
}

type Asked = { queryKey: QueryKey; options: { enabled?: unknown; queryFn?: unknown } };

/** Queries that were started but have no data yet. */
const openQueries = (queries: QueryClient): Asked[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === "pending" && (options as Asked["options"]).enabled !== false);

/** The page itself reports a 404; any other failure rejects the rendering. */
async function read(queries: QueryClient, { queryKey, options }: Asked): Promise<void> {
  await queries.prefetchQuery({ ...options, queryKey, retry: false } as Parameters<typeof queries.prefetchQuery>[0]);
  const error = queries.getQueryState(queryKey)?.error;
  if (error && !(error instanceof ApiError && error.status === 404)) throw error;
}
