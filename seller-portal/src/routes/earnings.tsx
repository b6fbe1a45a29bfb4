import { EarningsScreen } from "../features/earnings/earnings-screen";
import { usePageTitle } from "../features/layout/page-title";

export function Component() {
  usePageTitle("Earnings");
  return <EarningsScreen />;
}
