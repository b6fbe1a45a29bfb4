import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from "react";
import { flushSync } from "react-dom";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type NavigateOptions,
  type Navigator,
  Router,
} from "react-router-dom";

type Passage = {
  /** The next page's code is loading; the current page stays until then. */
  loading: boolean;
  /** The navigation keeps the scroll position (`preventScrollReset`). */
  keepsScroll: boolean;
};

const PassageContext = createContext<Passage>({ loading: false, keepsScroll: false });

/** The state of the current navigation. */
export const usePassage = (): Passage => useContext(PassageContext);

/**
 * The router, without loaders and actions: our data comes from TanStack Query, and the router that has them weighs 16
 * kB more (gzip). The next page is rendered when its code has loaded, or at once with `flushSync`.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState(() => ({
    action: history.action,
    location: history.location,
    keepsScroll: false,
  }));
  const [loading, startTransition] = useTransition();
  const asked = useRef<NavigateOptions>({});
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const { flushSync: atOnce, preventScrollReset: keepsScroll = false } = asked.current;
        asked.current = {};
        const go = () => setPlace({ action, location, keepsScroll });
        if (atOnce) flushSync(go);
        else startTransition(go);
      }),
    [history],
  );
  const navigator = useMemo((): Navigator => {
    const { createHref, encodeLocation, go } = history;
    return {
      createHref,
      encodeLocation,
      go,
      push: (to, state, options = {}) => {
        asked.current = options;
        history.push(to, state);
      },
      replace: (to, state, options = {}) => {
        asked.current = options;
        history.replace(to, state);
      },
    };
  }, [history]);
  const { action, location, keepsScroll } = place;
  const passage = useMemo(() => ({ loading, keepsScroll }), [loading, keepsScroll]);
  return (
    <PassageContext.Provider value={passage}>
      <Router navigator={navigator} location={location} navigationType={action}>
        {children}
      </Router>
    </PassageContext.Provider>
  );
}
