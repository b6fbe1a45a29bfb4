import { usePageTitle } from "../features/layout/page-title";
import { SettingsScreen } from "../features/settings/settings-screen";

export function Component() {
  usePageTitle("Settings");
  return <SettingsScreen />;
}
