import { HomeRows } from "../features/home/home-rows";
import { HomeScreen } from "../features/home/home-screen";
import { usePageTitle } from "../features/layout/page-title";

export function Component() {
  usePageTitle("The Indian bazaar online");
  return (
    <HomeScreen>
      <HomeRows />
    </HomeScreen>
  );
}
