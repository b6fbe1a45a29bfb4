import { Spinner } from "@haat/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router-dom";
import { useSession } from "../../lib/session/use-session";
import { orderQuery } from "../orders/api/order.queries";
import { pauseAfter } from "./asking-again";
import { PlacedMessage } from "./components/placed-message";
import { WaitingOrder } from "./components/waiting-order";
import { awaitsPayment } from "./pay-until";
import { readPlaced } from "./placed-state";
import { placedTexts } from "./texts";
import { useBankReturn } from "./use-bank-return";

/** After ordering: that it is done, or that its payment is still to come, which is then asked for again and again. */
export function OrderPlacedScreen() {
  const { orderId, isTold } = readPlaced(useLocation().state, useParams().orderId);
  const bank = useBankReturn(orderId);
  const order = useQuery({
    ...orderQuery(useSession(), orderId),
    refetchInterval: ({ state }) =>
      state.data && awaitsPayment(state.data) ? pauseAfter(state.dataUpdateCount + state.errorUpdateCount) : false,
  });
  if (order.data && awaitsPayment(order.data)) {
    return <WaitingOrder key={order.data._id} order={order.data} isTold={isTold} bank={bank} />;
  }
  if (order.isLoading) {
    return (
      <div className="flex justify-center py-24">
        <Spinner label={placedTexts.loading} />
      </div>
    );
  }
  // Whoever asks without a login, and whatever goes wrong with the question: the order was placed.
  const isExpired = order.data?.orderStatus === "cancelled" && order.data.paymentStatus === "failed";
  return <PlacedMessage is={isExpired ? "expired" : "placed"} orderId={orderId} />;
}
