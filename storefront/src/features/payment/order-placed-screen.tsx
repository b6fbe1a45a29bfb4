import { RetryAlert } from "@haat/ui/alert";
import { Button } from "@haat/ui/button";
import { Spinner } from "@haat/ui/spinner";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router-dom";
import { promptLogin } from "../../lib/session/login-prompt";
import { useSession } from "../../lib/session/use-session";
import { orderQuery } from "../orders/api/order.queries";
import { pauseAfter } from "./asking-again";
import { PlacedMessage } from "./components/placed-message";
import { PlacedOrder } from "./components/placed-order";
import { WaitingOrder } from "./components/waiting-order";
import { awaitsPayment } from "./pay-until";
import { readPlaced } from "./placed-state";
import { placedView } from "./placed-view";
import { placedTexts } from "./texts";
import { useBankReturn } from "./use-bank-return";

/** After ordering: that it is done, or that its payment is still to come, which is then asked for again and again. */
export function OrderPlacedScreen() {
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
