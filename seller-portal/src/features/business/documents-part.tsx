import { limits } from "@haat/api-contract/limits";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import type { BusinessFile, SellerDocument } from "@haat/api-contract/seller-business/schemas";
import { documentKinds, documentKindWords } from "@haat/api-contract/seller-business/words";
import { ActionDialog } from "@haat/product-form/action-dialog";
import { errorMessage } from "@haat/web/api-error";
import { useState } from "react";
import { toast } from "../../lib/toast";
import { AddDocument } from "./add-document";
import { useRemoveDocument } from "./api/business.queries";
import { DocumentRow } from "./document-row";

/** The uploaded documents, and the form for another one. */
export function DocumentsPart({ documents, lacks }: Pick<BusinessFile, "documents" | "lacks">) {
  const [leaving, setLeaving] = useState<SellerDocument | null>(null);
  const remove = useRemoveDocument();
  const isFull = documents.length >= limits.maxSellerDocuments;
  return (
    <div className="flex flex-col gap-5">
      {documents.length > 0 && (
        <ul aria-label="Documents" className="divide-y divide-line rounded-control border border-line">
          {documents.map((document) => (
            <DocumentRow
              key={document._id}
              document={document}
              removing={remove.isPending && remove.variables === document._id}
              onRemove={() => setLeaving(document)}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-sm text-muted">{sellerBusinessMessages.documentsFull(limits.maxSellerDocuments)}</p>
      ) : (
        <AddDocument wanted={documentKinds.find((kind) => lacks.some((lack) => lack === kind)) ?? "signature"} />
      )}
      {leaving && (
        <ActionDialog
          title="Remove this document?"
          text={`${documentKindWords[leaving.kind]}will be deleted permanently.`}
          confirmLabel="Remove document"
          danger
          onAct={async () => {
            toast.success((await remove.mutateAsync(leaving._id)).message);
          }}
          failureText={(error) => errorMessage(error, sellerBusinessMessages.removeFailed)}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}
