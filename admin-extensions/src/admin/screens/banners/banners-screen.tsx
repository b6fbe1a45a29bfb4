import { bannerMessages } from "@haat/api-contract/banner/messages";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { errorMessage } from "@haat/web/api-error";
import { Button } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { noAnswer, useErrorToast } from "../lib/failures";
import { showOutcome } from "../lib/toast";
import { usePermissions } from "../lib/use-permissions";
import { StatusFilter } from "../shared/choice-filter";
import { DeleteDialog } from "../shared/delete-dialog";
import { PageHead } from "../shared/page-head";
import { RecordList, useListState } from "../shared/record-list";
import { bannerColumns } from "./banner-columns";
import { BannerModal } from "./banner-modal";
import { type BannerRow, bannersQuery, useBannerStatus, useDeleteBanner } from "./banners.queries";

const spec: ListSpec = { filters: ["status"], sort: "order", order: "asc" };

/** The home page's banners, by display order. */
export default function BannersScreen() {
  const list = useListState(spec);
  const { can } = usePermissions();
  const { data, error, isFetching, refetch } = useQuery(bannersQuery(list.state));
  const [edited, setEdited] = useState<BannerRow | "new" | null>(null);
  const [deleted, setDeleted] = useState<BannerRow | null>(null);
  const setStatus = useBannerStatus();
  const remove = useDeleteBanner();
  const failure = error?.message === bannerMessages.invalidFormat ? error.message : bannerMessages.listFailed;
  useErrorToast(error, failure);

  const switchStatus = ({ _id: id }: BannerRow, status: boolean) =>
    showOutcome(setStatus.mutateAsync({ id, status }), {
      done: bannerMessages.statusUpdated,
      failed: bannerMessages.statusFailed,
    });
  const canEdit = can("edit_banner");
  const columns = bannerColumns({
    onStatus: canEdit ? switchStatus : undefined,
    onEdit: canEdit ? setEdited : undefined,
    onDelete: can("delete_banner") ? setDeleted : undefined,
  });
  const addButton = can("add_banner") && <Button onClick={() => setEdited("new")}>Add banner</Button>;

  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Banners" text="Images at the top of the home page, in display order.">
        {addButton}
      </PageHead>
      <RecordList
        label="Banners"
        columns={columns}
        rowKey={({ _id }) => _id}
        read={{ rows: data?.banners, total: data?.total, error, isFetching, refetch }}
        list={list}
        empty={{ text: bannerMessages.none, action: addButton }}
        errorText={failure}
        searchFor="Search banners"
        filters={<StatusFilter list={list} />}
      />
      {edited && <BannerModal banner={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
      {deleted && (
        <DeleteDialog
          title="Delete banner"
          text={bannerMessages.confirmDelete}
          name={deleted.title}
          onDelete={async () => (await remove.mutateAsync(deleted._id)).message ?? bannerMessages.deleted}
          failureText={(refusal) => bannerMessages.deleteFailed(errorMessage(refusal, noAnswer))}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}
