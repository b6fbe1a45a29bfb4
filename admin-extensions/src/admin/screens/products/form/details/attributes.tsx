import { Trash } from "@medusajs/icons";
import { Button, IconButton } from "@medusajs/ui";
import { useFieldArray } from "react-hook-form";
import { missingOfNewAttribute } from "../draft-problems";
import { TextField } from "../inputs";
import { labels } from "../labels";
import { emptyAttribute, type ProductValues } from "../values";
import { Group } from "./group";
import { useAddDraft } from "./use-add-draft";
import { useEnter } from "./use-enter";

/** Highlights: a key and a value each. */
export function Attributes() {
  const list = useFieldArray<ProductValues, "attributes", "fieldKey">({ name: "attributes", keyName: "fieldKey" });
  const { add } = useAddDraft(
    "newAttribute",
    emptyAttribute,
    missingOfNewAttribute,
    (attribute) => list.append(attribute, { shouldFocus: false }),
    "newAttribute.key",
  );
  const enter = useEnter(add);
  return (
    <Group
      title={labels.attributes}
      text="Highlights of the product, e.g. Material: Cotton."
      count={list.fields.length}
    >
      <ul aria-label={labels.attributes} className="flex flex-col gap-3">
        {list.fields.map((field, place) => (
          <li key={field.fieldKey} className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
              <TextField name={`attributes.${place}.key`} label={`Key of attribute ${place + 1}`} quiet />
              <TextField name={`attributes.${place}.value`} label={`Value of attribute ${place + 1}`} quiet />
            </div>
            <IconButton
              type="button"
              variant="transparent"
              className="size-11 min-[700px]:size-9"
              aria-label={`Remove attribute ${place + 1}`}
              onClick={() => list.remove(place)}
            >
              <Trash />
            </IconButton>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in its fields adds, as its button does. */}
      <div className="flex flex-wrap items-start gap-2" onKeyDown={enter}>
        <div className="grid min-w-0 flex-1 basis-64 grid-cols-2 gap-2">
          <TextField name="newAttribute.key" label="Key" />
          <TextField name="newAttribute.value" label="Value" />
        </div>
        <Button type="button" variant="secondary" className="h-11 min-[700px]:mt-[26px] min-[700px]:h-9" onClick={add}>
          Add Attribute
        </Button>
      </div>
    </Group>
  );
}
