import { RetryAlert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Spinner } from "@haat/ui/spinner";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router-dom";
import { orderQuery } from "../features/orders/api/orders.queries";
import { useBankReturn } from "../features/payment/bank-return";
import { PlacedMessage } from "../features/payment/components/placed-message";
import { PlacedOrder } from "../features/payment/components/placed-order";
import { WaitingOrder } from "../features/payment/components/waiting-order";
import { awaitsPayment } from "../features/payment/pay-until";
import { pauseAfter, readPlaced } from "../features/payment/placed-state";
import { placedView } from "../features/payment/placed-view";
import { placedTexts } from "../features/payment/texts";
import { promptLogin } from "../lib/session/login-prompt";
import { useSession } from "../lib/session/session";

/** After ordering: the confirmation, or, while the payment is pending, a page that polls for it. */
export function Component() {
  const { orderId, isTold, needsNoMoney } = readPlaced(useLocation().state, useParams().orderId);
  const bank = useBankReturn(orderId);
  const session = useSession();
  const { data, error, refetch } = useQuery({
    ...orderQuery(session, orderId),
    refetchInterval: ({ state }) =>
      state.data && awaitsPayment(state.data) ? pauseAfter(state.dataUpdateCount + state.errorUpdateCount) : false,
  });
  const view = placedView({ order: data, error, isLoggedIn: session !== null, needsNoMoney });
  if (view === "waiting" && data) return <WaitingOrder key={data._id} order={data} isTold={isTold} bank={bank} />;
  if (view === "cancelled") {
    const text = data?.paymentStatus === "failed" ? placedTexts.expired : placedTexts.cancelled;
    return <PlacedMessage is="cancelled" orderId={orderId} text={<p>{text}</p>} />;
  }
  if (view === "failed") {
    return (
      <PlacedMessage is="unknown" orderId={orderId}>
        <RetryAlert onRetry={() => void refetch()}>{errorMessage(error, placedTexts.failed)}</RetryAlert>
      </PlacedMessage>
    );
  }
  if (view === "notFound") {
    return <PlacedMessage is="notFound" orderId={orderId} text={<p>{placedTexts.notFound}</p>} />;
  }
  if (view === "loggedOut") {
    return (
      <PlacedMessage is="unknown" orderId={orderId} text={<p>{placedTexts.loggedOut}</p>}>
        <Button onClick={() => void promptLogin()}>{placedTexts.logIn}</Button>
      </PlacedMessage>
    );
  }
  if (view === "placed") {
    return (
      <PlacedMessage
        is="placed"
        orderId={orderId}
        text={<p>{placedTexts.text}</p>}
        details={data && <PlacedOrder order={data} />}
      />
    );
  }
  return (
    <div className="flex justify-center py-24">
      <Spinner label={placedTexts.loading} />
    </div>
  );
}
