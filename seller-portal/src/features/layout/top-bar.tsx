import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { IconButton } from "@haat/ui/icon-button";
import { Logo } from "@haat/ui/logo";
import Menu from "lucide-react/icons/menu";
import { Link } from "react-router-dom";
import { pagePaths } from "../../lib/page-paths";
import { NoticeBell } from "../notices/notice-bell";
import { UserMenu } from "./user-menu";

type Props = {
  seller: SellerMe | undefined;
  sidebarOpen: boolean;
  onToggle: () => void;
  menuOpen: boolean;
  onMenu: () => void;
};

export const TopBar = ({ seller, sidebarOpen, onToggle, menuOpen, onMenu }: Props) => (
  <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-surface px-2 min-[700px]:gap-4 min-[700px]:px-4">
    <IconButton label="Menu" aria-expanded={menuOpen} onClick={onMenu} className="min-[700px]:hidden">
      <Menu aria-hidden className="size-6" />
    </IconButton>
    <IconButton
      label={sidebarOpen ? "Collapse sidebar" : "Expand sidebar"}
      aria-expanded={sidebarOpen}
      aria-controls="sidebar"
      onClick={onToggle}
      className="max-[699px]:hidden"
    >
      <Menu aria-hidden className="size-6" />
    </IconButton>
    <Link to={pagePaths.home} aria-label="Haat, seller home" className="flex min-h-11 items-center rounded-control">
      <Logo />
    </Link>
    <span className="hidden border-l border-line pl-4 text-sm text-muted min-[700px]:block">Seller portal</span>
    <div className="ml-auto flex items-center gap-1">
      <NoticeBell />
      <UserMenu seller={seller} />
    </div>
  </header>
);
