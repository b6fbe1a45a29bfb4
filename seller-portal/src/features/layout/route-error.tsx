import { BrokenScreen } from "@haat/ui/broken-screen";
import { usePageTitle } from "./page-title";

export function RouteError() {
  usePageTitle("Something Went Wrong");
  return <BrokenScreen />;
}
