import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import { instantText } from "@haat/ui/instants";
import { useQuery } from "@tanstack/react-query";
import { usePermissions } from "../lib/use-permissions";
import { PageHead } from "../shared/page-head";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { GatewayPart } from "./gateway-part";
import { MethodList } from "./method-list";
import { gatewaysQuery, paymentSettingsQuery } from "./payment-settings.queries";
import { RulesEditor } from "./rules-editor";

/** Payment settings: which methods are on, their gateways, and their rules. */
export default function PaymentSettingsScreen() {
  const { can } = usePermissions();
  const canEdit = can("edit_payment");
  const { data, error, isFetching, refetch } = useQuery(paymentSettingsQuery);
  const gateways = useQuery(gatewaysQuery);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PageHead title="Payments" {...(data ? { text: `Last saved on ${instantText(data.updatedAt)}.` } : {})} />
      {data ? (
        <>
          <MethodList settings={data.settings} gateways={gateways.data?.gateways} canEdit={canEdit} />
          <Gateways query={gateways} canEdit={canEdit} />
          <RulesEditor settings={data.settings} canEdit={canEdit} />
        </>
      ) : error ? (
        <ErrorState title={paymentSetupMessages.fetchFailed} error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Loading text="Loading payments...">
          <Skeleton className="h-72 w-full rounded-xl" />
          <Skeleton className="h-64 w-full rounded-xl" />
        </Loading>
      )}
    </div>
  );
}

type GatewaysProps = { query: ReturnType<typeof useGateways>; canEdit: boolean };
const useGateways = () => useQuery(gatewaysQuery);

function Gateways({ query: { data, error, isFetching, refetch }, canEdit }: GatewaysProps) {
  if (data)
    return data.gateways.map((gateway) => <GatewayPart key={gateway.gateway} gateway={gateway} canEdit={canEdit} />);
  if (error)
    return (
      <ErrorState title={paymentSetupMessages.gatewaysFailed} error={error} onRetry={refetch} retrying={isFetching} />
    );
  return (
    <Loading text="Loading gateways...">
      <Skeleton className="h-64 w-full rounded-xl" />
    </Loading>
  );
}
