import { Button, clx } from "@medusajs/ui";

type Props = {
  dirty: boolean;
  busy: boolean;
  /** Why the form cannot be submitted. */
  blocked?: boolean;
  saveLabel: string;
  onDiscard: () => void;
};

/** The footer of a long form: it stays visible while there are unsaved changes, on phones above the tab bar. */
export const SaveBar = ({ dirty, busy, blocked = false, saveLabel, onDiscard }: Props) => (
  <footer
    className={clx(
      "bg-ui-bg-base border-ui-border-base flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-xl border p-3",
      dirty && "sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-[1] min-[700px]:bottom-0",
    )}
  >
    <p className="text-ui-fg-muted mr-auto max-[419px]:basis-full" aria-live="polite">
      {dirty ? "You have unsaved changes." : "All changes saved."}
    </p>
    <Button type="button" variant="secondary" disabled={!dirty || busy} onClick={onDiscard}>
      Discard
    </Button>
    <Button type="submit" disabled={!dirty || blocked || busy}>
      {busy ? "Saving..." : saveLabel}
    </Button>
  </footer>
);
