import type { CallAnswer } from "@haat/api-contract/endpoints";
import { settingsMessages } from "@haat/api-contract/settings/messages";
import { DiscardDialog } from "@haat/product-form/confirm-dialog";
import { FormAlert } from "@haat/product-form/labelled-field";
import { instantText } from "@haat/ui/instants";
import { useLeaveGuard } from "@haat/ui/use-leave-guard";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { toast } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { PageHead } from "../shared/page-head";
import { SaveBar } from "../shared/save-bar";
import { ErrorState, Loading, Skeleton } from "../shared/states";
import { settingsQuery, useSaveSettings } from "./settings.queries";
import { settingsResolver, toForm } from "./settings-form";
import {
  DeliveryPart,
  GrievancePart,
  PolicyPart,
  ReturnsPart,
  SellersPart,
  ShopPart,
  SocialPart,
  StockPart,
  TaxPart,
} from "./settings-sections";

/** Settings of the whole shop. */
export default function SettingsScreen() {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Settings" {...(data ? { text: `Last saved on ${instantText(data.updatedAt)}.` } : {})} />
      {data ? (
        // Remounted for each version that was loaded or saved.
        <Form key={data.version} read={data} onReload={refetch} />
      ) : error ? (
        <ErrorState title={settingsMessages.fetchFailed} error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-48 w-full" />
        </Loading>
      )}
    </div>
  );
}

type FormProps = { read: CallAnswer<"getShopSettings">; onReload: () => Promise<unknown> };

function Form({ read, onReload }: FormProps) {
  const { can } = usePermissions();
  const canEdit = can("edit_settings");
  const form = useForm({ resolver: settingsResolver, defaultValues: toForm(read.settings) });
  const save = useSaveSettings();
  const { isDirty, errors } = form.formState;
  const guard = useLeaveGuard(isDirty && !save.isPending);
  const submit = form.handleSubmit(async (settings) => {
    const saved = await save.mutateAsync({ settings, version: read.version }).catch(() => null);
    if (saved) toast.success(saved.message);
  });
  const isStale = hasStatus(save.error, 409);
  const location = useLocation();
  // Scrolls to the part that the search selected. Selecting it again is a new location, so it scrolls again. The parts
  // exist once the settings are loaded.
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [location]);
  const failed = save.error ? errorMessage(save.error, settingsMessages.saveFailed) : undefined;
  const wrong = Object.keys(errors).length > 0 ? "Some fields need your attention. They are marked below." : undefined;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {(failed ?? wrong) && <FormAlert>{failed ?? wrong ?? ""}</FormAlert>}
        {isStale && (
          <div>
            <Button type="button" variant="secondary" onClick={() => void onReload()}>
              Discard my changes and load the current settings
            </Button>
          </div>
        )}
        <fieldset disabled={!canEdit || save.isPending} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">Shop settings</legend>
          <ShopPart />
          <TaxPart />
          <GrievancePart />
          <PolicyPart />
          <ReturnsPart />
          <DeliveryPart />
          <StockPart />
          <SellersPart />
          <SocialPart />
        </fieldset>
        {canEdit && (
          <SaveBar dirty={isDirty} busy={save.isPending} saveLabel="Save settings" onDiscard={() => form.reset()} />
        )}
      </form>
      <DiscardDialog open={guard.asking} onKeep={guard.stay} onDiscard={guard.leave} />
    </FormProvider>
  );
}
