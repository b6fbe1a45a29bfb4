import { messageSetupMessages } from "@haat/api-contract/message-setup/messages";
import { useQuery } from "@tanstack/react-query";
import { usePermissions } from "../lib/use-permissions";
import { PageHead } from "../shared/page-head";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { messageSetupQuery } from "./message-settings.queries";
import { SmsDeliveries } from "./sms-deliveries";
import { SmsProviders } from "./sms-providers";
import { SmsTexts } from "./sms-texts";
import { EmailPart } from "./test-email";
import { TestSms } from "./test-sms";
import { WhatsAppTexts } from "./whatsapp-texts";

/** How messages reach phones and mailboxes, and tests of both. */
export default function MessageSettingsScreen() {
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(messageSetupQuery);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PageHead
        title="Messages"
        text="Providers are set up in the server's environment. Their template IDs can be entered here, and both be tested."
      />
      {data ? (
        <>
          <SmsProviders sms={data.sms} />
          {can("edit_settings") && <TestSms setup={data} />}
          <EmailPart email={data.email} canTest={can("edit_settings")} />
          {(data.sms.delivery === "providers" || data.whatsApp) && <SmsDeliveries />}
          <SmsTexts sms={data.sms} canEdit={can("edit_settings")} />
          {data.whatsApp && <WhatsAppTexts texts={data.whatsApp.texts} />}
        </>
      ) : error ? (
        <ErrorState title={messageSetupMessages.fetchFailed} error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Loading text="Loading messages...">
          <Skeleton className="h-48 w-full rounded-xl" />
          <Skeleton className="h-64 w-full rounded-xl" />
        </Loading>
      )}
    </div>
  );
}
