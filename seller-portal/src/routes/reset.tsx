import { usePageTitle } from "../features/layout/page-title";
import { ResetScreen } from "../features/password-reset/reset-screen";

export function Component() {
  usePageTitle("Reset Password");
  return <ResetScreen />;
}
