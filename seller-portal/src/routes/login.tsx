import { usePageTitle } from "../features/layout/page-title";
import { LoginScreen } from "../features/login/login-screen";

export function Component() {
  usePageTitle("Seller Login");
  return <LoginScreen />;
}
