import type { FileRule } from "@haat/api-contract/file/rules";
import { useId } from "react";
import { type FieldName, useFieldError } from "../field";
import { FieldError } from "../labelled-field";
import type { Medium } from "../values";
import { FileButton } from "./file-button";
import { useTakenFiles } from "./use-taken-files";

type Props = {
  /** The form's field with the media. */
  name: FieldName;
  media: readonly Medium[];
  onChange: (media: Medium[]) => void;
  rule: FileRule;
  /** Maximum number in total. */
  max: number;
  label: string;
  hint?: string;
  small?: boolean;
};

/** Adds files to a list of media, and shows rejected files and the list's error below the button. */
export function AddFiles({ name, media, onChange, rule, max, ...button }: Props) {
  const id = useId();
  const error = useFieldError(name);
  const { faults, take } = useTakenFiles({ media, rule, max, onChange });
  const said = faults ?? error;
  return (
    <>
      <FileButton {...button} rule={rule} onFiles={take} {...(said && { invalid: true, describedBy: `${id}-error` })} />
      <div role="status">{said && <FieldError id={`${id}-error`}>{said}</FieldError>}</div>
    </>
  );
}
