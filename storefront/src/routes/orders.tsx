import { usePageTitle } from "../features/layout/page-title";
import { OrdersScreen } from "../features/orders/orders-screen";
import { orderTexts } from "../features/orders/texts";

export function Component() {
  usePageTitle(orderTexts.title);
  return (
    <div className="page py-6 lg:py-10">
      <h1 className="mb-6 text-2xl">{orderTexts.title}</h1>
      <OrdersScreen />
    </div>
  );
}
