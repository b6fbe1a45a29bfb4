import BadgePercent from "lucide-react/icons/badge-percent";
import Building2 from "lucide-react/icons/building-2";
import House from "lucide-react/icons/house";
import IndianRupee from "lucide-react/icons/indian-rupee";
import Package from "lucide-react/icons/package";
import Settings from "lucide-react/icons/settings";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import TicketPercent from "lucide-react/icons/ticket-percent";
import Undo2 from "lucide-react/icons/undo-2";
import UserRound from "lucide-react/icons/user-round";
import { pagePaths } from "../../lib/page-paths";

/** The portal's navigation; one entry per screen. */
export const navEntries = [
  { to: pagePaths.home, label: "Home", Icon: House },
  { to: pagePaths.products, label: "Products", Icon: Package },
  { to: pagePaths.orders, label: "Orders", Icon: ShoppingBag },
  { to: pagePaths.returns, label: "Returns", Icon: Undo2 },
  { to: pagePaths.sales, label: "Sales", Icon: BadgePercent },
  { to: pagePaths.coupons, label: "Coupons", Icon: TicketPercent },
  { to: pagePaths.earnings, label: "Earnings", Icon: IndianRupee },
  { to: pagePaths.business, label: "Business", Icon: Building2 },
  { to: pagePaths.profile, label: "Profile", Icon: UserRound },
  { to: pagePaths.settings, label: "Settings", Icon: Settings },
];
