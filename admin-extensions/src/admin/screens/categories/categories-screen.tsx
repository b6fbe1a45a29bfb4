import { categoryMessages } from "@haat/api-contract/category/messages";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { inlineError, noAnswer, useErrorToast } from "../lib/failures";
import { showOutcome } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { StatusFilter } from "../shared/choice-filter";
import { DeleteDialog } from "../shared/delete-dialog";
import { PageHead } from "../shared/page-head";
import type { Column } from "../shared/record-cards";
import { RecordList, useListState } from "../shared/record-list";
import { actionsColumn, createdColumn, statusColumn } from "../shared/row-columns";
import { Thumbnail } from "../shared/thumbnail";
import { type CategoryRow, categoriesQuery, useCategoryStatus, useDeleteCategory } from "./categories.queries";
import { CategoryModal } from "./category-modal";

const spec: ListSpec = { filters: ["status"], sort: "createdAt", order: "desc" };

const titleOf = ({ title }: CategoryRow) => title;

/** Categories, the newest first, edited in a dialog and switched on and off in place. */
export default function CategoriesScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(categoriesQuery(list.state));
  const [edited, setEdited] = useState<CategoryRow | "new" | null>(null);
  const [deleted, setDeleted] = useState<CategoryRow | null>(null);
  const setStatus = useCategoryStatus();
  const remove = useDeleteCategory();
  useErrorToast(error, categoryMessages.listFailed);

  const switchStatus = (row: CategoryRow, status: boolean) =>
    showOutcome(setStatus.mutateAsync({ row, status }), {
      done: categoryMessages.statusUpdated,
      failed: categoryMessages.statusFailed(noAnswer),
    });
  const columns: Column<CategoryRow>[] = [
    { key: "image", header: "Image", width: "4rem", card: "picture", cell: ({ image }) => <Thumbnail src={image} /> },
    {
      key: "title",
      header: "Title",
      sort: "title",
      card: "title",
      cell: ({ title }) => <span className="text-ui-fg-base break-words font-medium">{title}</span>,
    },
    statusColumn(
      { onStatus: can("edit_category") ? switchStatus : undefined },
      { name: titleOf, isActive: ({ status }) => status },
    ),
    createdColumn("Created", { sort: "createdAt" }),
    actionsColumn(
      {
        onEdit: can("edit_category") ? setEdited : undefined,
        onDelete: can("delete_category") ? setDeleted : undefined,
      },
      { name: titleOf, quiet: true },
    ),
  ];
  const addButton = can("add_category") && <Button onClick={() => setEdited("new")}>Add category</Button>;

  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Categories" text="Top-level product categories, newest first.">
        {addButton}
      </PageHead>
      <RecordList
        label="Categories"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.data, total: data?.total, error: inlineError(error), isFetching, refetch }}
        list={list}
        empty={{ text: categoryMessages.none, action: addButton }}
        errorText={categoryMessages.listFailed}
        searchFor="Search categories"
        filters={<StatusFilter list={list} />}
      />
      {edited && <CategoryModal category={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
      {deleted && (
        <DeleteDialog
          title="Delete category"
          text={categoryMessages.confirmDelete}
          name={deleted.title}
          onDelete={async () => (await remove.mutateAsync(deleted._id)).message ?? categoryMessages.deleted}
          failureText={(failure) => categoryMessages.deleteFailed(errorMessage(failure, noAnswer))}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
