import { oneOf } from "@haat/product-form/list/list-state";
import type { ListControl } from "@haat/product-form/list/use-kept-list";
import { Tabs } from "@haat/ui/tabs";

type Props<Status extends string> = {
  label: string;
  list: ListControl;
  statuses: readonly Status[];
  nameOf: (status: Status) => string;
  /** How many rows each has; a list may not count them, or not yet. */
  counts?: Partial<Record<Status, number>> | undefined;
};

/** The list's filter `status` as a row of tabs; the first one is for all. */
export function StatusTabs<Status extends string>({ label, list, statuses, nameOf, counts }: Props<Status>) {
  const countOf = (status: Status): number => counts?.[status] ?? 0;
  const named = (name: string, count: number) => (counts ? `${name} (${count})` : name);
  const all = statuses.reduce((sum, status) => sum + countOf(status), 0);
  return (
    <Tabs<Status | "">
      label={label}
      tabs={[
        { value: "", label: named("All", all) },
        ...statuses.map((value) => ({ value, label: named(nameOf(value), countOf(value)) })),
      ]}
      value={oneOf(list.state.filters.status, statuses) ?? ""}
      onChange={(status) => list.change({ filters: { status } })}
    />
  );
}
