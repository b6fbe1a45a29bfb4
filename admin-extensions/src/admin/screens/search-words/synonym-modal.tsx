import { limits } from "@haat/api-contract/limits";
import { searchSynonymMessages } from "@haat/api-contract/search-synonym/messages";
import { type SynonymDirection, synonymDirections, synonymFormSchema } from "@haat/api-contract/search-synonym/schemas";
import { FormModal } from "@haat/product-form/form-modal";
import { Field } from "@haat/product-form/labelled-field";
import { NativeSelect } from "@haat/product-form/native-select";
import { errorMessage } from "@haat/web/api-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { Input, Textarea } from "@medusajs/ui";
import { useForm } from "react-hook-form";
import { closeWhenDone } from "../lib/toast";
import { directionHints, directionTexts } from "./search-word-columns";
import { type SynonymRow, useSaveSynonym } from "./search-words.queries";

type Props = {
  synonym: SynonymRow | null;
  /** Prefills a new synonym's word, e.g. with a search without results. */
  word?: string;
  onClose: () => void;
};

/** Adds or edits a synonym. Stays open if saving fails. */
export function SynonymModal({ synonym, word = "", onClose }: Props) {
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(synonymFormSchema),
    defaultValues: {
      word: synonym?.word ?? word,
      equals: synonym?.equals.join(", ") ?? "",
      direction: synonym?.direction ?? ("oneway" as SynonymDirection),
    },
  });
  const save = useSaveSynonym();
  const { errors } = formState;
  const submit = handleSubmit((fields) => {
    const id = synonym ? { id: synonym._id } : {};
    return closeWhenDone(save.mutateAsync({ ...id, body: { ...fields, version: synonym?.version } }), onClose);
  });
  return (
    <FormModal
      title={synonym ? "Edit synonym" : "Add synonym"}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={synonym ? "Save Changes" : "Add synonym"}
      busy={save.isPending}
      dirty={formState.isDirty}
      error={save.error ? errorMessage(save.error, searchSynonymMessages.saveFailed) : undefined}
    >
      <Field label="Word" required error={errors.word?.message} hint="What customers type, in any script.">
        {(props) => (
          <Input
            {...props}
            {...register("word")}
            maxLength={limits.maxSynonymLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label="Equal words"
        required
        error={errors.equals?.message}
        hint="What your products are called, separated by commas."
      >
        {(props) => <Textarea {...props} {...register("equals")} rows={3} autoCapitalize="none" spellCheck={false} />}
      </Field>
      <Field label="Direction" error={errors.direction?.message} hint={directionHints[watch("direction")]}>
        {(props) => (
          <NativeSelect {...props} {...register("direction")}>
            {synonymDirections.map((direction) => (
              <option key={direction} value={direction}>
                {directionTexts[direction]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </FormModal>
  );
}
