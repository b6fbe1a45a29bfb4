import { OfflineNotice } from "@haat/ui/offline-notice";
import { PageArrival, SkipLink } from "@haat/ui/page-arrival";
import { whenIdle } from "@haat/web/when-idle";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { usePassage } from "../../lib/browser-router";
import { LatePart } from "../../lib/late-part";
import { settleLogin, useLoginPromptOpen } from "../../lib/session/login-prompt";
import { useSession } from "../../lib/session/session";
import { toastStore } from "../../lib/toast";
import { useOfflinePages } from "../../lib/use-offline-pages";
import { needsScriptTexts, WithoutScript } from "../../lib/without-script";
import { Header } from "./header";
import { useLateScroll } from "./use-late-scroll";

/** Header and footer around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { loading } = usePassage();
  useLateScroll();
  useOfflinePages();
  return (
    <>
      <SkipLink />
      {loading && <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 animate-breathe bg-primary" />}
      <Header />
      <ConsentPrompt />
      {/* So high that the footer is below the screen from the start: it would jump when a page's content comes. */}
      <WithoutScript className="page pt-4">{needsScriptTexts.shop}</WithoutScript>
      <main id="content" tabIndex={-1} className="min-h-[calc(100vh-11rem)] focus:outline-none">
        {children}
      </main>
      <LatePart quiet load={loadFooter}>
        {(Footer) => <Footer />}
      </LatePart>
      <PageArrival pathname={pathname} />
      <LoginPrompt />
      <OfflineNotice />
      <LateToasts />
    </>
  );
}

const loadFooter = () => import("./footer");

const loadToasts = async () => ({ default: (await import("@haat/ui/toasts")).Toasts });
const areToasts = () => toastStore.read().length > 0;

/** Where toasts appear; loaded before the first one if the browser is idle. */
function LateToasts() {
  const [ready, setReady] = useState(false);
  const wanted = useSyncExternalStore(toastStore.subscribe, areToasts, () => false);
  useEffect(() => whenIdle(async () => setReady(Boolean(await loadToasts()))), []);
  useEffect(() => {
    if (wanted) setReady(true);
  }, [wanted]);
  return (
    ready && (
      <LatePart quiet load={loadToasts}>
        {(Toasts) => <Toasts store={toastStore} />}
      </LatePart>
    )
  );
}

const loadDialog = async () => ({ default: (await import("../login/components/login-dialog")).LoginDialog });

/** Rendered once; loads and shows the login dialog when `promptLogin()` requests it. */
const LoginPrompt = () =>
  useLoginPromptOpen() && (
    <LatePart load={loadDialog} onFailed={() => settleLogin(false)}>
      {(LoginDialog) => <LoginDialog />}
    </LatePart>
  );

const loadConsentBar = async () => ({ default: (await import("../consent/components/consent-bar")).ConsentBar });

/** Asks for terms and privacy notice in force, once a login. */
const ConsentPrompt = () =>
  useSession() && (
    <LatePart quiet load={loadConsentBar}>
      {(ConsentBar) => <ConsentBar />}
    </LatePart>
  );
