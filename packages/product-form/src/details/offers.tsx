import { useFieldArray } from "react-hook-form";
import { missingOfNewOffer } from "../draft-problems";
import { DayField, TextField } from "../inputs";
import { labels } from "../labels";
import { emptyOffer, type ProductValues } from "../values";
import { DraftRow, RemovableRow } from "./draft-rows";
import { Group } from "./group";
import { useAddDraft } from "./use-add-draft";

const columns = "grid min-w-0 flex-1 basis-64 gap-2 min-[700px]:grid-cols-[1fr_1.6fr_9.5rem]";

/** Offers with an optional last day. */
export function Offers() {
  const list = useFieldArray<ProductValues, "offers", "fieldKey">({ name: "offers", keyName: "fieldKey" });
  const { add } = useAddDraft(
    "newOffer",
    emptyOffer,
    missingOfNewOffer,
    (offer) => list.append(offer, { shouldFocus: false }),
    "newOffer.title",
  );
  return (
    <Group
      title={labels.offers}
      text="Shown on the product page until the end of the last day. Without a date, an offer doesn't expire."
      count={list.fields.length}
    >
      <ul aria-label={labels.offers} className="flex flex-col gap-3">
        {list.fields.map((field, place) => (
          <RemovableRow key={field.fieldKey} label={`Remove offer ${place + 1}`} onRemove={() => list.remove(place)}>
            <div className={columns}>
              <TextField name={`offers.${place}.title`} label={`Title of offer ${place + 1}`} quiet />
              <TextField name={`offers.${place}.description`} label={`Description of offer ${place + 1}`} quiet />
              <DayField name={`offers.${place}.validTill`} label={`Valid till of offer ${place + 1}`} quiet />
            </div>
          </RemovableRow>
        ))}
      </ul>
      <DraftRow action="Add offer" onAdd={add}>
        <div className={columns}>
          <TextField name="newOffer.title" label="Offer title" onAdd={add} />
          <TextField name="newOffer.description" label="Offer description" onAdd={add} />
          <DayField name="newOffer.validTill" label="Valid Till" onAdd={add} />
        </div>
      </DraftRow>
    </Group>
  );
}
