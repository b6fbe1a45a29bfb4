import type { Me } from "@haat/api-contract/staff-login/schemas";
import { BarsThree } from "@medusajs/icons";
import { IconButton } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { NavEntry } from "./navigation";
import { NoticeBell } from "./notice-bell";
import { SearchBox } from "./search-box";
import { UserMenu } from "./user-menu";

type Props = { me: Me; groups: NavEntry[][]; wide: boolean; onMenu: () => void };

export const TopBar = ({ me, groups, wide, onMenu }: Props) => (
  <header className="bg-ui-bg-base border-ui-border-base sticky top-0 z-40 flex h-14 items-center gap-2 border-b px-3 min-[700px]:gap-4 min-[700px]:px-5">
    {!wide && (
      <IconButton variant="transparent" size="large" aria-label="Open menu" onClick={onMenu}>
        <BarsThree />
      </IconButton>
    )}
    <Link to="/dashboard" aria-label="Haat, dashboard" className="shrink-0 rounded-md">
      <Brand />
    </Link>
    <div className="flex min-w-0 flex-1 justify-end min-[700px]:justify-center">
      <SearchBox groups={groups} wide={wide} />
    </div>
    <NoticeBell />
    <UserMenu me={me} />
  </header>
);

/** The product's mark and name. */
export const Brand = () => (
  <span className="flex items-center gap-2.5">
    <img src="/dashboard/icon.svg" alt="" width={28} height={28} />
    <span className="text-ui-fg-base text-lg font-semibold tracking-tight">Haat</span>
  </span>
);
