import { Field } from "@haat/product-form/labelled-field";
import { Input } from "@medusajs/ui";

type Props = {
  /** As a field of type `datetime-local` has it; empty: right away. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** When shoppers see the rows. */
export const PublishTime = ({ value, error, onChange }: Props) => (
  <Field label="Publish at" error={error} hint="Indian time. Leave empty to publish the rows right away.">
    {(props) => (
      <Input {...props} type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
    )}
  </Field>
);
