import { classNames } from "@haat/ui/class-names";
import { NavList } from "./nav-list";

/** 245 px, and 80 when it is collapsed. */
export const Sidebar = ({ open }: { open: boolean }) => (
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
