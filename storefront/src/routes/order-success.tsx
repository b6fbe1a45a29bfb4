export { OrderPlacedScreen as Component } from "../features/payment/order-placed-screen";
