import { searchSynonymMessages } from "@haat/api-contract/search-synonym/messages";
import type { ListSpec } from "@haat/product-form/list/list-state";
import type { ListControl } from "@haat/product-form/list/use-kept-list";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "../lib/failures";
import { usePermissions } from "../lib/use-permissions";
import { ChoiceFilter } from "../shared/choice-filter";
import { DeleteDialog } from "../shared/delete-dialog";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { directionTexts, missedColumns, synonymColumns } from "./search-word-columns";
import { missedQuery, type SynonymRow, synonymsQuery, useDeleteSynonym } from "./search-words.queries";
import { SynonymModal } from "./synonym-modal";

const spec: ListSpec = { filters: ["list", "source", "direction"], limit: 10 };

/** What the dialog edits: an existing synonym, or a new one, with its word if it is for a search without results. */
type Edited = { synonym: SynonymRow | null; word?: string };
type ListProps = { list: ListControl; onEdit: ((edited: Edited) => void) | undefined };

/** The synonyms of the shop's search, and the searches without results. */
export default function SearchWordsScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const [edited, setEdited] = useState<Edited | null>(null);
  const onEdit = can("edit_search") ? setEdited : undefined;
  const Shown = list.state.filters.list === "missed" ? MissedSearches : Synonyms;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Search words" text="Words that customers search for, and what your products are called.">
        {onEdit && <Button onClick={() => onEdit({ synonym: null })}>Add synonym</Button>}
      </PageHead>
      <Shown list={list} onEdit={onEdit} />
      {edited && <SynonymModal {...edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

const lists = [
  { value: "synonyms", label: "Synonyms" },
  { value: "missed", label: "Searches without results" },
];

const WhichList = ({ list }: { list: ListControl }) => (
  <ChoiceFilter list={list} name="list" label="List" choices={lists} empties={["source", "direction"]} />
);

function Synonyms({ list, onEdit }: ListProps) {
  const { data, error, isFetching, refetch } = useQuery(synonymsQuery(list.state));
  const [deleted, setDeleted] = useState<SynonymRow | null>(null);
  const remove = useDeleteSynonym();
  useErrorToast(error, searchSynonymMessages.fetchFailed);
  const columns = synonymColumns({
    onEdit: onEdit && ((synonym) => onEdit({ synonym })),
    onDelete: onEdit && setDeleted,
  });
  return (
    <>
      <RecordList
        label="Synonyms"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.synonyms, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{ text: searchSynonymMessages.none }}
        errorText={searchSynonymMessages.fetchFailed}
        searchFor="Search by word"
        filters={
          <>
            <WhichList list={list} />
            <ChoiceFilter
              list={list}
              name="source"
              label="Added by"
              all="Added by anyone"
              choices={[
                { value: "staff", label: "Added or changed by staff" },
                { value: "seeded", label: "Built in" },
              ]}
            />
            <ChoiceFilter
              list={list}
              name="direction"
              label="Direction"
              all="All directions"
              choices={Object.entries(directionTexts).map(([value, label]) => ({ value, label }))}
            />
          </>
        }
      />
      {deleted && (
        <DeleteDialog
          title="Delete synonym"
          text={searchSynonymMessages.confirmDelete}
          name={deleted.word}
          onDelete={async () => (await remove.mutateAsync(deleted._id)).message}
          failureText={(refusal) => errorMessage(refusal, searchSynonymMessages.deleteFailed)}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

function MissedSearches({ list, onEdit }: ListProps) {
  const { data, error, isFetching, refetch } = useQuery(missedQuery(list.state));
  useErrorToast(error, searchSynonymMessages.missedFetchFailed);
  return (
    <RecordList
      label="Searches without results"
      columns={missedColumns(onEdit && ((word) => onEdit({ synonym: null, word })))}
      rowKey={({ _id }) => _id}
      read={{ rows: data?.searches, total: data?.total, error, isFetching, refetch }}
      list={list}
      empty={{ text: searchSynonymMessages.noneMissed }}
      errorText={searchSynonymMessages.missedFetchFailed}
      searchFor="Search by word"
      filters={<WhichList list={list} />}
    />
  );
}
