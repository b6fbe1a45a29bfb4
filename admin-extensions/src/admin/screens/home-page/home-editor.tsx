import { homeMessages } from "@haat/api-contract/home/messages";
import {
  type ManagedHome,
  type ManagedHomeRow,
  publishAtFormSchema,
  type ScheduledHome,
} from "@haat/api-contract/home/schemas";
import { limits } from "@haat/api-contract/limits";
import { DiscardDialog } from "@haat/product-form/confirm-dialog";
import { Field, FormAlert } from "@haat/product-form/labelled-field";
import { timeInIndia } from "@haat/ui/days";
import { useLeaveGuard } from "@haat/ui/use-leave-guard";
import { errorMessage, hasStatus } from "@haat/web/api-error";
import { Button, Input } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { toast } from "../lib/toast";
import { Panel, PanelEmpty } from "../shared/panel";
import { SaveBar } from "../shared/save-bar";
import { AddRow } from "./add-row";
import { homeQuery, useSaveHome } from "./home-page.queries";
import { HomeRowItem } from "./home-row-item";
import { PreviewLink } from "./preview-link";
import { ScheduledRows } from "./scheduled-rows";

type Props = { home: ManagedHome; mayEdit: boolean };

const sourcesOf = ({ rows }: { rows: readonly ManagedHomeRow[] }) => rows.map(({ source }) => source);

/** Moves, removes and adds rows, and saves them together: right away, or for a time to come. */
export function HomeEditor({ home, mayEdit }: Props) {
  const [sources, setSources] = useState<readonly string[]>(() => sourcesOf(home));
  /** Whether these rows are those that were scheduled. */
  const [areNext, setAreNext] = useState(false);
  /** As its field has it; empty: right away. */
  const [publishAt, setPublishAt] = useState("");
  const [timeProblem, setTimeProblem] = useState<string>();
  const addField = useRef<HTMLSelectElement>(null);
  const client = useQueryClient();
  const save = useSaveHome();
  const { next } = home;
  const known = [...home.rows, ...home.others];
  // A collection may have been deleted meanwhile.
  const rows = sources.flatMap((source) => known.find((row) => row.source === source) ?? []);
  const isDirty = areNext || publishAt !== "" || sourcesOf({ rows }).join() !== sourcesOf(home).join();
  const guard = useLeaveGuard(isDirty && !save.isPending);
  function move(source: string, by: 1 | -1): void {
    const from = sources.indexOf(source);
    const moved = [...sources];
    moved.splice(from + by, 0, ...moved.splice(from, 1));
    setSources(moved);
  }
  function changeTime(time: string): void {
    setPublishAt(time);
    setTimeProblem(undefined);
  }
  function editNext({ rows, publishAt }: ScheduledHome): void {
    setSources(sourcesOf({ rows }));
    setAreNext(true);
    changeTime(timeInIndia(publishAt));
  }
  function discard(): void {
    setSources(sourcesOf(home));
    setAreNext(false);
    changeTime("");
    save.reset();
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const time = publishAtFormSchema.safeParse(publishAt);
    setTimeProblem(time.error?.issues[0]?.message);
    if (!time.success) return;
    const body = { rows: sourcesOf({ rows }), version: home.version, publishAt: time.data, replacesNext: areNext };
    const saved = await save.mutateAsync(body).catch(() => null);
    if (saved) toast.success(saved.message);
  }
  return (
    <div className="flex flex-col gap-4">
      {next && (
        <ScheduledRows
          next={next}
          version={home.version}
          onEdit={mayEdit ? () => editNext(next) : undefined}
          isBlocked={isDirty}
        />
      )}
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {save.error && (
          <div className="flex flex-col items-start gap-3">
            <FormAlert>{errorMessage(save.error, homeMessages.saveFailed)}</FormAlert>
            {hasStatus(save.error, 409) && (
              <Button
                type="button"
                variant="secondary"
                onClick={() => {
                  discard();
                  void client.invalidateQueries(homeQuery);
                }}
              >
                Discard my changes and load the current rows
              </Button>
            )}
          </div>
        )}
        <Panel
          title={areNext ? "Scheduled rows" : "Rows"}
          text="Two deal grids that follow each other are side by side on wide screens."
        >
          <fieldset disabled={save.isPending} className="min-w-0">
            <legend className="sr-only">Rows of the home page</legend>
            {rows.length > 0 ? (
              <ol className="divide-ui-border-base border-ui-border-base divide-y border-t">
                {rows.map((row, at) => (
                  <HomeRowItem
                    key={row.source}
                    row={row}
                    acts={
                      mayEdit
                        ? {
                            onUp: at > 0 ? () => move(row.source, -1) : undefined,
                            onDown: at < rows.length - 1 ? () => move(row.source, 1) : undefined,
                            onRemove: () => {
                              setSources(sources.filter((source) => source !== row.source));
                              // Its own button goes.
                              addField.current?.focus();
                            },
                          }
                        : null
                    }
                  />
                ))}
              </ol>
            ) : (
              <PanelEmpty>No rows: the home page has only banners and categories.</PanelEmpty>
            )}
            {mayEdit && (
              <AddRow
                others={known.filter(({ source }) => !sources.includes(source))}
                isFull={rows.length >= limits.maxHomeRows}
                fieldRef={addField}
                onAdd={({ source }) => setSources([...sources, source])}
              />
            )}
            <div className="border-ui-border-base flex flex-wrap items-end justify-between gap-3 border-t p-4">
              {mayEdit && (
                <Field
                  label="Publish at"
                  error={timeProblem}
                  hint="Indian time. Leave empty to publish the rows right away."
                >
                  {(props) => (
                    <Input
                      {...props}
                      type="datetime-local"
                      value={publishAt}
                      onChange={({ target }) => changeTime(target.value)}
                    />
                  )}
                </Field>
              )}
              <PreviewLink sources={sourcesOf({ rows })} subject="these rows" />
            </div>
          </fieldset>
        </Panel>
        {mayEdit && (
          <SaveBar
            dirty={isDirty}
            busy={save.isPending}
            saveLabel={publishAt ? "Schedule home page" : "Save home page"}
            onDiscard={discard}
          />
        )}
        <DiscardDialog open={guard.asking} onKeep={guard.stay} onDiscard={guard.leave} />
      </form>
    </div>
  );
}
