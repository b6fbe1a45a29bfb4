import { useEffect } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { usePermissions } from "../../../src/admin/screens/lib/use-permissions";
import { type Screen, screens } from "../../../src/admin/screens/screens";
import { EmptyState } from "../../../src/admin/screens/shared/states";
import { dashboardPath, firstPath, navigation, visibleNavigation } from "./navigation";

/** Shows a screen to whom it is for. Whoever may not see the overview lands on the first screen that they may. */
export function ScreenFrame({ screen }: { screen: Screen }) {
  const { can } = usePermissions();
  useEffect(() => {
    document.title = `${screen.title} | Haat back office`;
  }, [screen.title]);
  if (can(screen.permission)) return <Outlet />;
  const first = firstPath(visibleNavigation(navigation, screens, can));
  if (screen.path === "/" && first) return <Navigate to={dashboardPath(first)} replace />;
  return <EmptyState text="Your account has no permission for this page. Please ask an administrator for it." />;
}
