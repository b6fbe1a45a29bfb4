import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { classNames } from "@haat/ui/class-names";
import { Drawer } from "@haat/ui/drawer";
import { readItem, writeItem } from "@haat/web/browser-storage";
import { type ReactNode, useState } from "react";
import { NavList } from "./nav-list";
import { TopBar } from "./top-bar";

const sidebarKey = "haat-seller-sidebar";

const sidebarWasOpen = (): boolean => readItem("local", sidebarKey) !== "collapsed";

const keepSidebarOpen = (open: boolean): void => writeItem("local", sidebarKey, open ? null : "collapsed");

type Props = {
  /** Undefined until the session is verified. */
  seller: SellerMe | undefined;
  children: ReactNode;
};

/** Frame of every screen behind the login: from 700 px with a sidebar, below with a slide-in menu. */
export function Shell({ seller, children }: Props) {
  const [open, setOpen] = useState(sidebarWasOpen);
  const [menu, setMenu] = useState(false);
  function toggle(): void {
    keepSidebarOpen(!open);
    setOpen(!open);
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar seller={seller} sidebarOpen={open} onToggle={toggle} menuOpen={menu} onMenu={() => setMenu(true)} />
      <div className="flex flex-1">
        <Sidebar open={open} />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 p-4 pb-16 focus:outline-none min-[700px]:p-6 lg:p-8">
          <div className="mx-auto max-w-page">{children}</div>
        </main>
      </div>
      <Drawer open={menu} onOpenChange={setMenu} title="Menu" side="left">
        <NavList wide onFollow={() => setMenu(false)} />
      </Drawer>
    </div>
  );
}

/** 245 px, collapsed 80. */
const Sidebar = ({ open }: { open: boolean }) => (
  <aside
    id="sidebar"
    className={classNames(
      "sticky top-16 hidden h-[calc(100dvh-4rem)] shrink-0 overflow-y-auto border-r border-line bg-surface p-3 min-[700px]:block",
      open ? "w-[245px]" : "w-[80px]",
    )}
  >
    <NavList wide={open} />
  </aside>
);
