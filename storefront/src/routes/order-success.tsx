import { OrderPlacedScreen } from "../features/payment/order-placed-screen";

export const Component = () => <OrderPlacedScreen />;
