import type { AuditEntry } from "@haat/api-contract/audit/schemas";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { type ChangedField, changedFields } from "./audit-words";

const shownAtFirst = 3;

/** The changes of an entry: each field's old value, struck through, and its new one. */
export function ChangeList({ entry }: { entry: Pick<AuditEntry, "before" | "after"> }) {
  const [all, setAll] = useState(false);
  const fields = changedFields(entry.before, entry.after);
  if (fields.length === 0) return <span className="text-ui-fg-muted">–</span>;
  const shown = all ? fields : fields.slice(0, shownAtFirst);
  const more = fields.length - shownAtFirst;
  return (
    <div className="flex min-w-0 flex-col items-start gap-1 py-1 text-left">
      <dl className="grid min-w-0 grid-cols-1 gap-y-1">
        {shown.map((field) => (
          <Change key={field.field} {...field} />
        ))}
      </dl>
      {more > 0 && (
        <Button
          type="button"
          variant="transparent"
          size="small"
          className="-ml-2"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `Show ${more} more`}
        </Button>
      )}
    </div>
  );
}

const Change = ({ field, before, after }: ChangedField) => (
  <div className="min-w-0">
    <dt className="text-ui-fg-subtle inline">{field}: </dt>
    <dd className="inline break-words">
      {before !== null && (
        <del className="text-ui-fg-muted">
          <span className="sr-only">before: </span>
          {short(before)}
        </del>
      )}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && (
        <ins className="text-ui-fg-base no-underline">
          <span className="sr-only">after: </span>
          {short(after)}
        </ins>
      )}
    </dd>
  </div>
);

const max = 240;
const short = (text: string) => (text.length > max ? `${text.slice(0, max)}…` : text);
