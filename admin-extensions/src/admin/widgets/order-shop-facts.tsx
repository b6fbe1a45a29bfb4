import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { OrderFacts } from "../screens/orders/order-facts";

export const config = defineWidgetConfig({ zone: "order.details.side.before" });

const Widget = ({ data }: { data: { id: string } }) => <OrderFacts orderId={data.id} />;

export default Widget;
