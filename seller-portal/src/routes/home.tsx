import { HomeScreen } from "../features/home/home-screen";
import { usePageTitle } from "../features/layout/page-title";

export function Component() {
  usePageTitle("SellerHome");
  return <HomeScreen />;
}
