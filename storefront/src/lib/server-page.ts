import { createContext, useContext, useSyncExternalStore } from "react";

/** A picture that the page's head preloads. */
export type LeadPicture = { src: string; srcSet: string | undefined; sizes: string };

export type Load<Part> = () => Promise<{ default: Part }>;

/** What a page reports while a server renders it. */
export type ServerPage = {
  /** Milliseconds: the beginning of the hour, so that a page rendered twice within it is identical. */
  readonly now: number;
  title?: string;
  description?: string | undefined;
  /** The address does not exist. */
  isMissing?: boolean;
  /** The page's other address. */
  redirect?: string;
  /** The first picture that is loaded with priority. */
  picture?: LeadPicture;
  /** A part whose code is loaded lazily; undefined until then, after which the page is rendered again. */
  part<Part>(load: Load<Part>): Part | undefined;
};

export const ServerPageContext = createContext<ServerPage | null>(null);

/** The page being rendered on the server; null in a browser. */
export const useServerPage = (): ServerPage | null => useContext(ServerPageContext);

const never = () => () => undefined;

/** Whether a component is rendered on the server or hydrated, as of its first render. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

let servedFor: number | undefined;

/** Sets the time that the hydrated page was rendered for. */
export const hydrateFrom = (now: number): void => {
  servedFor = now;
};

const minute = 60_000;
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** The current time to the minute, for content that expires. Hydration uses the time that the page was rendered for. */
export function useNow(): Date {
  const page = useServerPage();
  return new Date(useSyncExternalStore(never, thisMinute, () => page?.now ?? servedFor ?? thisMinute()));
}
