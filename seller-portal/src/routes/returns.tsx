import { usePageTitle } from "../features/layout/page-title";
import { ReturnsScreen } from "../features/returns/returns-screen";

export function Component() {
  usePageTitle("Returns");
  return <ReturnsScreen />;
}
