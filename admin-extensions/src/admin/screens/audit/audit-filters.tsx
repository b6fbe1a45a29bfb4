import { DayInput } from "@haat/product-form/day-input";
import type { ListControl } from "@haat/product-form/list/use-kept-list";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { ChoiceFilter } from "../shared/choice-filter";
import { auditFiltersQuery } from "./audit.queries";
import { fieldText } from "./audit-words";

/** Filters by actor, action and dates. */
export function AuditFilters({ list }: { list: ListControl }) {
  const { data } = useQuery(auditFiltersQuery);
  const { filters } = list.state;
  const set = (name: string) => (value: string) => list.change({ filters: { [name]: value } });
  return (
    <>
      <ChoiceFilter
        list={list}
        name="actorId"
        label="User"
        all="All users"
        choices={(data?.actors ?? []).map(({ _id, name, email }) => ({ value: _id, label: name || email }))}
      />
      <ChoiceFilter
        list={list}
        name="subjectType"
        label="Type"
        all="All types"
        choices={(data?.subjectTypes ?? []).map((type) => ({ value: type, label: fieldText(type) }))}
      />
      <DayFilter label="From" value={filters.from ?? ""} max={filters.to ?? ""} onChange={set("from")} />
      <DayFilter label="To" value={filters.to ?? ""} min={filters.from ?? ""} onChange={set("to")} />
    </>
  );
}

type DayProps = { label: string; value: string; min?: string; max?: string; onChange: (value: string) => void };

function DayFilter({ label, value, min = "", max = "", onChange }: DayProps) {
  const id = useId();
  return (
    <div className="text-ui-fg-subtle flex items-center gap-2">
      <label htmlFor={id}>{label}</label>
      <DayInput
        id={id}
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
