import { usePageTitle } from "../features/layout/page-title";
import { RegistrationScreen } from "../features/registration/registration-screen";

export function Component() {
  usePageTitle("Become a Seller");
  return <RegistrationScreen />;
}
