import { documentRule, fileProblem, fileTypes } from "@haat/api-contract/file/rules";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { type DocumentKind, documentKinds, documentKindWords } from "@haat/api-contract/seller-business/words";
import { Alert } from "@haat/ui/alert";
import { Field } from "@haat/ui/field";
import { FileButton } from "@haat/ui/file-button";
import { Select } from "@haat/ui/select";
import { Spinner } from "@haat/ui/spinner";
import { errorMessage } from "@haat/web/api-error";
import Upload from "lucide-react/icons/upload";
import { useState } from "react";
import { toast } from "../../lib/toast";
import { useAddDocument } from "./api/business.queries";

const accept = documentRule.kinds.map((kind) => fileTypes[kind]).join(",");

/**
 * Kind of document, initially the first missing one, and the file, which is uploaded as soon as it is chosen. Files
 * that the server would reject are rejected here.
 */
export function AddDocument({ wanted }: { wanted: DocumentKind }) {
  const [chosen, setChosen] = useState<DocumentKind | null>(null);
  const kind = chosen ?? wanted;
  const [problem, setProblem] = useState<string | null>(null);
  const add = useAddDocument();
  async function send(file: File): Promise<void> {
    const found = await fileProblem(file, documentRule);
    setProblem(found);
    if (found) return;
    add.mutate(
      { kind, file },
      {
        onSuccess: ({ message }) => {
          // Keeps a kind that was chosen for the next document during this upload.
          setChosen((now) => (now === kind ? null : now));
          toast.success(message);
        },
        onError: (error) => setProblem(errorMessage(error, sellerBusinessMessages.addFailed)),
      },
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end">
        <Field label="Document type" className="sm:w-72">
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => setChosen(documentKinds.find((one) => one === target.value) ?? null)}
            >
              {documentKinds.map((one) => (
                <option key={one} value={one}>
                  {documentKindWords[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FileButton
          accept={accept}
          disabled={add.isPending}
          invalid={problem !== null}
          onChoose={(file) => void send(file)}
        >
          {add.isPending ? <Spinner /> : <Upload aria-hidden className="size-4" />}
          {add.isPending ? "Uploading..." : "Choose file"}
        </FileButton>
      </div>
      <p className="text-sm text-muted">PNG, JPEG, WebP or PDF, up to 5 MB.</p>
      {problem && <Alert>{problem}</Alert>}
    </div>
  );
}
