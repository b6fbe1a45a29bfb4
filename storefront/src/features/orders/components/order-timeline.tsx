import type { Order } from "@haat/api-contract/order/schemas";
import { Dialog } from "@haat/ui/dialog";
import { orderTexts } from "../texts";
import { OrderHistory } from "./order-history";

type Props = { order: Order; onClose: () => void };

export const OrderTimeline = ({ order, onClose }: Props) => (
  <Dialog open onOpenChange={onClose} title={orderTexts.track} description={`Order #${order.orderNumber}`}>
    <OrderHistory history={order.history} />
  </Dialog>
);
