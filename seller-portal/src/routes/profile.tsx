import { usePageTitle } from "../features/layout/page-title";
import { ProfileScreen } from "../features/profile/profile-screen";

export function Component() {
  usePageTitle("Profile");
  return <ProfileScreen />;
}
