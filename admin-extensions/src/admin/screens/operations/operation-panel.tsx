import type { OperationNotice } from "@haat/api-contract/operations/words";
import { StatusDot } from "@haat/product-form/status-dot";
import type { ReactNode } from "react";
import { ScreenLink } from "../lib/host";
import { useIsWide } from "../lib/use-is-wide";
import { usePermissions } from "../lib/use-permissions";
import { Panel } from "../shared/panel";
import { PlainTable } from "../shared/plain-table";
import { type Column, RecordCards } from "../shared/record-cards";
import type { FactsOf, OperationPart, Operations } from "./operations.queries";
import { noticeWords, partTitles, stateLooks } from "./operations-words";

type Props<Part extends OperationPart> = {
  operations: Operations;
  part: Part;
  text?: string;
  children: (facts: FactsOf<Part>) => ReactNode;
};

/** A part of the shop: its state, what to do, and its facts unless they are unknown. */
export function OperationPanel<Part extends OperationPart>({ operations, part, text, children }: Props<Part>) {
  const { state, notices, facts } = operations[part];
  return (
    <Panel title={partTitles[part]} {...(text && { text })}>
      <div className="flex flex-col gap-2 px-4 pb-4">
        <StatusDot tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusDot>
        {notices.map((notice) => (
          <Notice key={notice} notice={notice} />
        ))}
      </div>
      {facts !== null && children(facts as FactsOf<Part>)}
    </Panel>
  );
}

function Notice({ notice }: { notice: OperationNotice }) {
  const { can } = usePermissions();
  const { text, help } = noticeWords[notice];
  return (
    <p className="text-ui-fg-base max-w-prose">
      {text}
      {help && can(help.permission) && (
        <>
          {" "}
          <ScreenLink
            to={help.to}
            className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium underline"
          >
            {help.label}
          </ScreenLink>
        </>
      )}
    </p>
  );
}

type TableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A short table, as cards on a phone. */
export function OperationTable<Row>({ columns, ...list }: TableProps<Row>) {
  const isWide = useIsWide();
  if (!isWide) return <RecordCards columns={columns} {...list} />;
  const plain = columns.map(({ header, cell, align }) => ({ header, cell, ...(align === "end" && { align }) }));
  return <PlainTable columns={plain} {...list} />;
}
