import { usePageTitle } from "../features/layout/page-title";
import { ForgetScreen } from "../features/password-reset/forget-screen";

export function Component() {
  usePageTitle("Forgot Password");
  return <ForgetScreen />;
}
