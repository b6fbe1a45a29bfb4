import type { CallAnswer } from "@haat/api-contract/endpoints";
import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import type { BusinessFile } from "@haat/api-contract/seller-business/schemas";
import { errorMessage } from "@haat/web/api-error";
import type { UseMutationResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import { useLateResolver } from "../../lib/late-resolver";
import { toast } from "../../lib/toast";

type Section<Draft extends FieldValues, Body> = {
  /** Must be the same function at each render. */
  load: () => Promise<{ resolver: Resolver<Draft, unknown, Body> }>;
  draft: Draft;
  save: UseMutationResult<CallAnswer<"saveSellerBusiness">, Error, Body>;
  /** The form's values after saving. */
  toDraft: (file: BusinessFile) => Draft;
  /** The field that an error belongs to, null if none. */
  refusedField?: (sentence: string) => Path<Draft> | null;
  onUnsaved: (unsaved: boolean) => void;
  onSaved?: () => void;
};

/** A form of the business file: validated by the contract, saved separately, with its unsaved state tracked. */
export function useSectionForm<Draft extends FieldValues, Body>(section: Section<Draft, Body>) {
  const { load, draft, save, toDraft, refusedField = () => null, onUnsaved, onSaved } = section;
  const form = useForm<Draft, unknown, Body>({
    resolver: useLateResolver(load),
    defaultValues: draft as DefaultValues<Draft>,
  });
  const { isDirty, errors } = form.formState;
  useEffect(() => {
    onUnsaved(isDirty);
  }, [isDirty, onUnsaved]);

  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: ({ file, message }) => {
        form.reset(toDraft(file));
        toast.success(message);
        onSaved?.();
      },
      onError: (error) => {
        const sentence = errorMessage(error, sellerBusinessMessages.saveFailed);
        const field = refusedField(sentence);
        if (field) form.setError(field, { message: sentence }, { shouldFocus: true });
      },
    }),
  );

  const refusal = save.error && errorMessage(save.error, sellerBusinessMessages.saveFailed);
  const problem = errors.root?.message ?? (refusal && !refusedField(refusal) ? refusal : null);
  return { ...form, submit: () => void submit(), problem };
}
