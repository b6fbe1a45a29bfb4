import { subCategoryMessages } from "@haat/api-contract/category/messages";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { categoryChoicesQuery } from "../categories/categories.queries";
import { inlineError, noAnswer, useErrorToast } from "../lib/failures";
import { showOutcome } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { ChoiceFilter, StatusFilter } from "../shared/choice-filter";
import { DeleteDialog } from "../shared/delete-dialog";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import {
  type SubCategoryRow,
  subCategoriesQuery,
  useDeleteSubCategory,
  useSwitchSubCategory,
} from "./sub-categories.queries";
import { subCategoryColumns } from "./sub-category-columns";
import { SubCategoryModal } from "./sub-category-modal";

const spec: ListSpec = { filters: ["status", "categoryId"], sort: "createdAt", order: "desc" };

/** Sub-categories, the newest first, edited in a dialog, with two switches in place. */
export default function SubCategoriesScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(subCategoriesQuery(list.state));
  const categories = useQuery(categoryChoicesQuery);
  const [edited, setEdited] = useState<SubCategoryRow | "new" | null>(null);
  const [deleted, setDeleted] = useState<SubCategoryRow | null>(null);
  const change = useSwitchSubCategory();
  const remove = useDeleteSubCategory();
  useErrorToast(error, subCategoryMessages.listFailed);
  useErrorToast(categories.error, subCategoryMessages.parentsFailed);

  const switchOne = (what: Parameters<typeof change.mutateAsync>[0], done: string) =>
    showOutcome(change.mutateAsync(what), { done, failed: subCategoryMessages.failed(noAnswer) });
  const canEdit = can("edit_subcategory");
  const columns = subCategoryColumns({
    onStatus: canEdit
      ? (row, status) => switchOne({ row, change: { status } }, subCategoryMessages.statusUpdated)
      : undefined,
    onHome: canEdit
      ? (row, showOnHomePage) => switchOne({ row, change: { showOnHomePage } }, subCategoryMessages.showOnHomeUpdated)
      : undefined,
    onEdit: canEdit ? setEdited : undefined,
    onDelete: can("delete_subcategory") ? setDeleted : undefined,
  });
  const addButton = can("add_subcategory") && <Button onClick={() => setEdited("new")}>Add sub-category</Button>;

  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Sub-Categories" text="Sub-categories of all categories, newest first.">
        {addButton}
      </PageHead>
      <RecordList
        label="Sub-Categories"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.data, total: data?.total, error: inlineError(error), isFetching, refetch }}
        list={list}
        empty={{ text: subCategoryMessages.none, action: addButton }}
        errorText={subCategoryMessages.listFailed}
        searchFor="Search sub-categories"
        filters={
          <>
            <ChoiceFilter
              list={list}
              name="categoryId"
              label="Category"
              all="All categories"
              choices={(categories.data ?? []).map(({ _id, title }) => ({ value: _id, label: title }))}
            />
            <StatusFilter list={list} />
          </>
        }
      />
      {edited && <SubCategoryModal subCategory={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
      {deleted && (
        <DeleteDialog
          title="Delete sub-category"
          text={subCategoryMessages.confirmDelete}
          name={deleted.title}
          onDelete={async () => (await remove.mutateAsync(deleted._id)).message ?? subCategoryMessages.deleted}
          failureText={(failure) => {
            const said = errorMessage(failure, "");
            return said ? subCategoryMessages.failed(said) : subCategoryMessages.deleteFailed;
          }}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
