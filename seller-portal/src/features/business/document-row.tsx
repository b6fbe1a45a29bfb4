import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import type { SellerDocument } from "@haat/api-contract/seller-business/schemas";
import { documentKindWords } from "@haat/api-contract/seller-business/words";
import { Button } from "@haat/ui/button";
import { Dialog } from "@haat/ui/dialog";
import { fileSize, longBritishDate } from "@haat/ui/format";
import { useObjectAddress } from "@haat/ui/use-object-address";
import { errorMessage } from "@haat/web/api-error";
import { saveFile } from "@haat/web/save-file";
import FileText from "lucide-react/icons/file-text";
import ImageIcon from "lucide-react/icons/image";
import { useState } from "react";
import { toast } from "../../lib/toast";
import { useOpenDocument } from "./api/business.queries";

type Props = { document: SellerDocument; removing: boolean; onRemove: () => void };

/** A document: pictures open here, a PDF is downloaded. */
export function DocumentRow({ document, removing, onRemove }: Props) {
  const { _id: id, kind, isPicture, bytes, createdAt } = document;
  const name = documentKindWords[kind];
  const open = useOpenDocument();
  const [picture, setPicture] = useState<Blob | null>(null);
  const Icon = isPicture ? ImageIcon : FileText;
  const view = () =>
    open.mutate(id, {
      onSuccess: (file) => (isPicture ? setPicture(file) : saveFile(file, `${kind}.pdf`)),
      onError: (error) => toast.error(errorMessage(error, sellerBusinessMessages.documentFailed)),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-40 flex-1 text-sm">
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted">
          {isPicture ? "Image" : "PDF"}, {fileSize(bytes)}, added on {longBritishDate(createdAt)}
        </span>
      </span>
      <span className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={open.isPending}
          aria-label={`${isPicture ? "View" : "Download"} ${name}`}
          onClick={view}
        >
          {isPicture ? "View" : "Download"}
        </Button>
        <Button variant="quiet" size="small" busy={removing} aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
      {picture && <PictureDialog title={name} picture={picture} onClose={() => setPicture(null)} />}
    </li>
  );
}

function PictureDialog({ title, picture, onClose }: { title: string; picture: Blob; onClose: () => void }) {
  const address = useObjectAddress(picture);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      className="sm:w-[min(56rem,calc(100vw-2rem))]"
    >
      {address && (
        <img src={address} alt={title} className="max-h-[70dvh] w-full rounded-control bg-sunken object-contain" />
      )}
    </Dialog>
  );
}
