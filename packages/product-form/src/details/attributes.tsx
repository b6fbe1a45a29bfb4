import { useFieldArray } from "react-hook-form";
import { missingOfNewAttribute } from "../draft-problems";
import { TextField } from "../inputs";
import { labels } from "../labels";
import { emptyAttribute, type ProductValues } from "../values";
import { DraftRow, RemovableRow } from "./draft-rows";
import { Group } from "./group";
import { useAddDraft } from "./use-add-draft";

/** Highlights: key and value pairs. */
export function Attributes() {
  const list = useFieldArray<ProductValues, "attributes", "fieldKey">({ name: "attributes", keyName: "fieldKey" });
  const { add } = useAddDraft(
    "newAttribute",
    emptyAttribute,
    missingOfNewAttribute,
    (attribute) => list.append(attribute, { shouldFocus: false }),
    "newAttribute.key",
  );
  return (
    <Group
      title={labels.attributes}
      text="Highlights of the product, e.g. Material: Cotton."
      count={list.fields.length}
    >
      <ul aria-label={labels.attributes} className="flex flex-col gap-3">
        {list.fields.map((field, place) => (
          <RemovableRow
            key={field.fieldKey}
            label={`Remove attribute ${place + 1}`}
            onRemove={() => list.remove(place)}
          >
            <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
              <TextField name={`attributes.${place}.key`} label={`Key of attribute ${place + 1}`} quiet />
              <TextField name={`attributes.${place}.value`} label={`Value of attribute ${place + 1}`} quiet />
            </div>
          </RemovableRow>
        ))}
      </ul>
      <DraftRow action="Add attribute" onAdd={add}>
        <div className="grid min-w-0 flex-1 basis-64 grid-cols-2 gap-2">
          <TextField name="newAttribute.key" label="Key" onAdd={add} />
          <TextField name="newAttribute.value" label="Value" onAdd={add} />
        </div>
      </DraftRow>
    </Group>
  );
}
