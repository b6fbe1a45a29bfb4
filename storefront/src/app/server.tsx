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

/** Answers a GET of the API by its path and query; rejects where the server itself is at fault. */
type Ask = (path: string) => Promise<{ status: number; body: unknown }>;

/** A page, rendered for a visitor. */
type Rendered = {
  /** What stands in the element that the app is rendered into. */
  markup: string;
  state: PageState;
  title: string | undefined;
  description: string | undefined;
  isMissing: boolean;
  /** The page is at another address, and nothing was rendered. */
  redirect: string | undefined;
  picture: LeadPicture | undefined;
};

/** A page asks for what it shows, renders that, and may then ask for more. */
const maxPasses = 6;

/** Marks a boundary of Suspense whose content React could not render. */
const leftOut = "<!--$!-->";

/** Code of parts that come late, by what fetches it. */
const parts = new Map<unknown, unknown>();

/** Gets everything ready to render pages; `ask` reads what they show. */
export async function createRenderer(ask: Ask) {
  sendGuestsCallsBy(async ({ path }) => {
    const { status, body } = await ask(path);
    if (status < 400) return body;
    throw new ApiError(status, isRecord(body) && typeof body.message === "string" ? body.message : "", body);
  });
  await loadAllScreens();

  /** Renders the page at an address, path and query. Rejects where something that it shows can't be read. */
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
      // React leaves a screen that throws to the browser, and says so in this way only.
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

/** What has been asked for and not been read. */
const openQueries = (queries: QueryClient): Asked[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === "pending" && (options as Asked["options"]).enabled !== false);

/** That something is not there belongs on the page; any other failure is no page. */
async function read(queries: QueryClient, { queryKey, options }: Asked): Promise<void> {
  await queries.prefetchQuery({ ...options, queryKey, retry: false } as Parameters<typeof queries.prefetchQuery>[0]);
  const error = queries.getQueryState(queryKey)?.error;
  if (error && !(error instanceof ApiError && error.status === 404)) throw error;
}
