import type { Me } from "@haat/api-contract/staff-login/schemas";
import { readItem, writeItem } from "@haat/web/browser-storage";
import { useState } from "react";
import { Outlet, useNavigation } from "react-router-dom";
import { useIsWide } from "../../../src/admin/screens/lib/use-is-wide";
import { usePermissions } from "../../../src/admin/screens/lib/use-permissions";
import { useCountAnew, useToDo } from "../../../src/admin/screens/overview/overview.queries";
import { waitingAt } from "../../../src/admin/screens/overview/to-do-words";
import { screens } from "../../../src/admin/screens/screens";
import { BottomTabs } from "./bottom-tabs";
import { navigation, visibleNavigation } from "./navigation";
import { Sidebar } from "./sidebar";
import { SlideInMenu } from "./slide-in-menu";
import { TopBar } from "./top-bar";

const sidebarKey = "haat-sidebar";

const sidebarWasOpen = (): boolean => readItem("local", sidebarKey) !== "collapsed";

const keepSidebarOpen = (open: boolean): void => writeItem("local", sidebarKey, open ? null : "collapsed");

/** Frame of every screen of the dashboard. */
export function Shell({ me }: { me: Me }) {
  const wide = useIsWide();
  const { can } = usePermissions();
  const [open, setOpen] = useState(sidebarWasOpen);
  const [menu, setMenu] = useState(false);
  const loading = useNavigation().state === "loading";
  const groups = visibleNavigation(navigation, screens, can);
  const waits = waitingAt(useToDo().data);
  useCountAnew();
  const toggle = () => {
    keepSidebarOpen(!open);
    setOpen(!open);
  };
  return (
    // An own stacking context: menus, panels and dialogs, which are rendered outside it, stay on top.
    <div className="text-ui-fg-base isolate flex min-h-dvh flex-col">
      <a
        href="#content"
        className="bg-ui-bg-base shadow-elevation-flyout sr-only z-[60] rounded-md px-4 py-2 focus:not-sr-only focus:fixed focus:left-4 focus:top-3"
      >
        Skip to content
      </a>
      {loading && (
        <div className="bg-ui-bg-interactive fixed inset-x-0 top-0 z-[60] h-0.5 animate-pulse" role="status">
          <span className="sr-only">Loading...</span>
        </div>
      )}
      <TopBar me={me} groups={groups} wide={wide} onMenu={() => setMenu(true)} />
      <div className="flex flex-1">
        {wide && <Sidebar groups={groups} waits={waits} open={open} onToggle={toggle} />}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 p-4 pb-24 focus:outline-none min-[700px]:p-6">
          <div className="mx-auto max-w-[1280px]">
            <Outlet />
          </div>
        </main>
      </div>
      {!wide && <BottomTabs can={can} />}
      {!wide && <SlideInMenu groups={groups} waits={waits} open={menu} onClose={() => setMenu(false)} />}
    </div>
  );
}
