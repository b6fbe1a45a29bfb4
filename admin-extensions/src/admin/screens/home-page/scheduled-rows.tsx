import { homeMessages } from "@haat/api-contract/home/messages";
import type { ScheduledHome } from "@haat/api-contract/home/schemas";
import { ActionDialog } from "@haat/product-form/action-dialog";
import { instantText } from "@haat/ui/instants";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { toast } from "../lib/toast";
import { Panel, PanelEmpty } from "../shared/panel";
import { useUnscheduleHome } from "./home-page.queries";
import { PreviewLink } from "./preview-link";

type Props = {
  next: ScheduledHome;
  /** Of the home page, as it is shown here. */
  version: string;
  /** Undefined: it can only be seen. */
  onEdit: (() => void) | undefined;
  /** Other changes, which both buttons would discard, are not saved yet. */
  isBlocked: boolean;
};

/** The rows that replace the others at a time to come. */
export function ScheduledRows({ next, version, onEdit, isBlocked }: Props) {
  const [asking, setAsking] = useState(false);
  const remove = useUnscheduleHome();
  return (
    <Panel title="Scheduled" text={`These rows replace the others on ${instantText(next.publishAt)}, Indian time.`}>
      {next.rows.length === 0 && <PanelEmpty>No rows: the home page has only banners and categories.</PanelEmpty>}
      <ol className="list-decimal px-4 pb-3 pl-9 empty:hidden">
        {next.rows.map(({ source, title, isShown }) => (
          <li key={source} className="text-ui-fg-base break-words">
            {title}
            {!isShown && <span className="text-ui-fg-subtle"> (hidden from customers now)</span>}
          </li>
        ))}
      </ol>
      <div className="border-ui-border-base flex flex-wrap items-center justify-end gap-2 border-t p-3">
        <PreviewLink sources={next.rows.map(({ source }) => source)} subject="the scheduled page" />
        {onEdit && (
          <>
            <Button
              type="button"
              variant="secondary"
              className="max-[699px]:min-h-11"
              disabled={isBlocked}
              onClick={() => setAsking(true)}
            >
              Remove
            </Button>
            <Button
              type="button"
              variant="secondary"
              className="max-[699px]:min-h-11"
              disabled={isBlocked}
              onClick={onEdit}
            >
              Edit
            </Button>
          </>
        )}
      </div>
      {asking && (
        <ActionDialog
          title="Remove the scheduled page?"
          text="The rows that are on the home page now stay."
          confirmLabel="Remove"
          danger
          onAct={async () => {
            toast.success((await remove.mutateAsync(version)).message);
          }}
          failureText={(error) => errorMessage(error, homeMessages.unscheduleFailed)}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
