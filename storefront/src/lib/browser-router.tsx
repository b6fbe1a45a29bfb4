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
  /** The next page's code is on its way; this one stands until it is there. */
  loading: boolean;
  /** Whoever led here wants the page to stay where it is scrolled to. */
  keepsScroll: boolean;
};

const PassageContext = createContext<Passage>({ loading: false, keepsScroll: false });

/** Of the way from one page to the next. */
export const usePassage = (): Passage => useContext(PassageContext);

/**
 * The router of addresses, without loaders and actions: our data is TanStack Query's, and the router that has them
 * weighs 16 kB more (gzip). A page that is led to is rendered when its code is there, at once where `flushSync` asks for it.
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
