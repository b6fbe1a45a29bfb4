import House from "lucide-react/icons/house";
import UserRound from "lucide-react/icons/user-round";
import { pagePaths } from "../../lib/page-paths";

/** The way around the portal. An entry comes with its screen. */
export const navEntries = [
  { to: pagePaths.home, label: "Home", Icon: House },
  { to: pagePaths.profile, label: "Profile", Icon: UserRound },
];
