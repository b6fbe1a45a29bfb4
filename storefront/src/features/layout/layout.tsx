import { useRef } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { LoginPrompt } from "../login/login-prompt";
import { Footer } from "./footer";
import { Header } from "./header";
import { OfflineNotice } from "./offline-notice";
import { PageArrival } from "./page-arrival";
import { Toasts } from "./toasts";
import { useLateScroll } from "./use-late-scroll";

/** What stands around every page. */
export function Layout() {
  const loading = useNavigation().state === "loading";
  const main = useRef<HTMLElement>(null);
  useLateScroll();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:left-4 focus:top-4"
      >
        Skip to content
      </a>
      {loading && <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 animate-breathe bg-primary" />}
      <Header />
      {/* So high that the footer is below the screen from the start: it would jump when a page's content comes. */}
      <main ref={main} id="content" tabIndex={-1} className="min-h-[calc(100vh-11rem)] focus:outline-none">
        <Outlet />
      </main>
      <Footer />
      <PageArrival main={main} />
      <LoginPrompt />
      <OfflineNotice />
      <Toasts />
      {/* Every first page of a visit has the key "default": by that, one page would open where another was left. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === "default" ? pathname : key)} />
    </>
  );
}
