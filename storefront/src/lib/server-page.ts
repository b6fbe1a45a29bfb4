import { createContext, useContext, useSyncExternalStore } from "react";

/** A picture as the page's head names it in advance. */
export type LeadPicture = { src: string; srcSet: string | undefined; sizes: string };

export type Load<Part> = () => Promise<{ default: Part }>;

/** What a page tells of itself while a server renders it. */
export type ServerPage = {
  /** Milliseconds. The same for all that is rendered within an hour, so that a page comes out the same twice. */
  readonly now: number;
  title?: string;
  description?: string | undefined;
  /** Nothing is at this address. */
  isMissing?: boolean;
  /** The page is at another address. */
  redirect?: string;
  /** The first picture of those that are seen first. */
  picture?: LeadPicture;
  /** A part whose code comes late; undefined until it has come, and then the page is rendered once more. */
  part<Part>(load: Load<Part>): Part | undefined;
};

export const ServerPageContext = createContext<ServerPage | null>(null);

/** The page that is rendered on the server; null in a browser. */
export const useServerPage = (): ServerPage | null => useContext(ServerPageContext);

const never = () => () => undefined;

/** Whether a component is rendered on the server, or takes over what was rendered there: asked at its first rendering. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

let servedFor: number | undefined;

/** Says for which moment the page was rendered that is taken over. */
export const hydrateFrom = (now: number): void => {
  servedFor = now;
};

const minute = 60_000;
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** The present, for what is shown until a certain time. A page that was rendered on a server is taken over as of then. */
export function useNow(): Date {
  const page = useServerPage();
  return new Date(useSyncExternalStore(never, thisMinute, () => page?.now ?? servedFor ?? thisMinute()));
}
