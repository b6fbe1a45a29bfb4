import { productLimits } from "@haat/api-contract/product/limits";
import { Trash } from "@medusajs/icons";
import { Button, IconButton } from "@medusajs/ui";
import { useFieldArray } from "react-hook-form";
import { TextField } from "../inputs";
import { labels } from "../labels";
import { newSection, type ProductValues } from "../values";
import { RemovableRow } from "./draft-rows";
import { Group } from "./group";

/** Named sections of details. */
export function Specifications() {
  const list = useFieldArray<ProductValues, "specifications", "fieldKey">({
    name: "specifications",
    keyName: "fieldKey",
  });
  const count = list.fields.length;
  return (
    <Group title={labels.specifications} text="Tables on the product page." count={count}>
      {list.fields.map((field, place) => (
        <SpecificationBlock key={field.fieldKey} place={place} onRemove={() => list.remove(place)} />
      ))}
      {count < productLimits.specifications && (
        <Button
          type="button"
          variant="secondary"
          onClick={() => list.append(newSection(), { focusName: `specifications.${count}.title` })}
        >
          Add section
        </Button>
      )}
    </Group>
  );
}

function SpecificationBlock({ place, onRemove }: { place: number; onRemove: () => void }) {
  const list = useFieldArray<ProductValues, `specifications.${number}.details`, "fieldKey">({
    name: `specifications.${place}.details`,
    keyName: "fieldKey",
  });
  return (
    <fieldset className="border-ui-border-base flex flex-col gap-3 rounded-lg border p-3">
      <legend className="sr-only">Section {place + 1}</legend>
      <div className="flex items-start gap-2">
        <TextField name={`specifications.${place}.title`} label="Section title" className="flex-1" />
        <IconButton
          type="button"
          variant="transparent"
          className="mt-[26px] size-11 min-[700px]:size-9"
          aria-label={`Remove section ${place + 1}`}
          onClick={onRemove}
        >
          <Trash />
        </IconButton>
      </div>
      <ul aria-label={`Details of section ${place + 1}`} className="flex flex-col gap-2">
        {list.fields.map((field, row) => (
          <RemovableRow key={field.fieldKey} label={`Remove detail ${row + 1}`} onRemove={() => list.remove(row)}>
            <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
              <TextField
                name={`specifications.${place}.details.${row}.label`}
                label={`Label ${row + 1}`}
                placeholder="Label"
                quiet
              />
              <TextField
                name={`specifications.${place}.details.${row}.value`}
                label={`Value ${row + 1}`}
                placeholder="Value"
                quiet
              />
            </div>
          </RemovableRow>
        ))}
      </ul>
      <Button
        type="button"
        variant="transparent"
        onClick={() =>
          list.append(
            { label: "", value: "" },
            { focusName: `specifications.${place}.details.${list.fields.length}.label` },
          )
        }
      >
        Add detail
      </Button>
    </fieldset>
  );
}
