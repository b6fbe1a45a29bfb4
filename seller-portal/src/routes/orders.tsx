import { usePageTitle } from "../features/layout/page-title";
import { OrdersScreen } from "../features/orders/orders-screen";

export function Component() {
  usePageTitle("Orders");
  return <OrdersScreen />;
}
