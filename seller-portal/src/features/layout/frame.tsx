import { DialogShellsContext } from "@haat/product-form/dialog-shells-context";
import { OfflineNotice } from "@haat/ui/offline-notice";
import { PageArrival, SkipLink } from "@haat/ui/page-arrival";
import { Toasts } from "@haat/ui/toasts";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { toastStore } from "../../lib/toast";
import { nativeShells } from "./native-shells";

/** The common frame of all pages of the portal. */
export function Frame() {
  const { pathname } = useLocation();
  const loading = useNavigation().state === "loading";
  return (
    <DialogShellsContext.Provider value={nativeShells}>
      <SkipLink />
      {loading && <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 animate-breathe bg-primary" />}
      <Outlet />
      <PageArrival pathname={pathname} />
      <OfflineNotice />
      <Toasts store={toastStore} place="lowerRight" />
      <ScrollRestoration />
    </DialogShellsContext.Provider>
  );
}
