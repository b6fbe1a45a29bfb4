import { OrderScreen } from "../features/orders/order-screen";

export const Component = () => <OrderScreen />;
