import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { Drawer } from "@haat/ui/drawer";
import { type ReactNode, useState } from "react";
import { NavList } from "./nav-list";
import { Sidebar } from "./sidebar";
import { keepSidebarOpen, sidebarWasOpen } from "./sidebar-memory";
import { TopBar } from "./top-bar";

type Props = {
  /** Undefined until the server has said who is there. */
  seller: SellerMe | undefined;
  children: ReactNode;
};

/** What stands around every screen behind the login: from 700 px on with a sidebar, below with a menu that slides in. */
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
