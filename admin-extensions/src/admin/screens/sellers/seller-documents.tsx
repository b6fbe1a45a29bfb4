import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import type { SellerDocument } from "@haat/api-contract/seller-business/schemas";
import { documentKindWords } from "@haat/api-contract/seller-business/words";
import { fileSize } from "@haat/ui/format";
import { dayText } from "@haat/ui/instants";
import { useObjectAddress } from "@haat/ui/use-object-address";
import { errorMessage } from "@haat/web/api-error";
import { saveFile } from "@haat/web/save-file";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { toast } from "../lib/toast";
import { Panel, PanelEmpty } from "../shared/panel";
import { ViewDialog } from "../shared/view-dialog";
import { type SellerDetail, useOpenDocument } from "./sellers.queries";

export const SellerDocuments = ({ seller: { _id, documents } }: { seller: SellerDetail }) => (
  <Panel title="Documents">
    {documents.length === 0 && <PanelEmpty>No documents yet.</PanelEmpty>}
    <ul className="divide-ui-border-base divide-y">
      {documents.map((document) => (
        <DocumentRow key={document._id} sellerId={_id} document={document} />
      ))}
    </ul>
  </Panel>
);

/** Pictures open here, a PDF is downloaded. */
function DocumentRow({ sellerId, document }: { sellerId: string; document: SellerDocument }) {
  const { _id: id, kind, isPicture, bytes, createdAt } = document;
  const open = useOpenDocument(sellerId);
  const [picture, setPicture] = useState<Blob | null>(null);
  const name = documentKindWords[kind];
  const act = isPicture ? "View" : "Download";
  const view = () =>
    open.mutate(id, {
      onSuccess: (file) => (isPicture ? setPicture(file) : saveFile(file, `${kind}.pdf`)),
      onError: (error) => toast.error(errorMessage(error, sellerBusinessMessages.documentFailed)),
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
      <span className="min-w-0">
        <span className="text-ui-fg-base block font-medium">{name}</span>
        <span className="text-ui-fg-muted block">
          {isPicture ? "Image" : "PDF"}, {fileSize(bytes)}, {dayText(createdAt)}
        </span>
      </span>
      <Button
        type="button"
        variant="secondary"
        size="small"
        aria-label={`${act} ${name}`}
        isLoading={open.isPending}
        onClick={view}
      >
        {act}
      </Button>
      {picture && <PictureDialog title={name} picture={picture} onClose={() => setPicture(null)} />}
    </li>
  );
}

function PictureDialog({ title, picture, onClose }: { title: string; picture: Blob; onClose: () => void }) {
  const address = useObjectAddress(picture);
  return (
    <ViewDialog title={title} onClose={onClose} width="wide">
      {address && (
        <img src={address} alt={title} className="bg-ui-bg-component max-h-[70dvh] w-full rounded-lg object-contain" />
      )}
    </ViewDialog>
  );
}
