import { Button } from "@medusajs/ui";
import { Link, Navigate, useLocation } from "react-router-dom";
import { usePermissions } from "../../../src/admin/screens/lib/use-permissions";
import { screens } from "../../../src/admin/screens/screens";
import { EmptyState } from "../../../src/admin/screens/shared/states";
import { dashboardPath, firstPath, navigation, visibleNavigation } from "./navigation";

/** Shown at unknown addresses of the back office. */
export function NotFound() {
  const { can } = usePermissions();
  const { pathname } = useLocation();
  const first = firstPath(visibleNavigation(navigation, screens, can));
  if (/^\/dashboard\/?$/i.test(pathname) && first) return <Navigate to={dashboardPath(first)} replace />;
  return (
    <EmptyState text="This page doesn't exist in the back office.">
      {first && (
        <Button variant="secondary" asChild>
          <Link to={dashboardPath(first)}>Go to the dashboard</Link>
        </Button>
      )}
    </EmptyState>
  );
}
