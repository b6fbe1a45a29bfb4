import { BusinessScreen } from "../features/business/business-screen";
import { usePageTitle } from "../features/layout/page-title";

export function Component() {
  usePageTitle("Business");
  return <BusinessScreen />;
}
