import { useWatch } from "react-hook-form";
import { NumberField, SwitchField, TextAreaField, TextField } from "../inputs";
import { labels } from "../labels";
import type { ProductValues } from "../values";
import { wordsIn } from "../word-list";

export function ShippingAndReturns() {
  const [pincodes, isReturnable, charge, above] = useWatch<
    ProductValues,
    ["serviceablePincodes", "isReturnable", "deliveryCharge", "freeDeliveryAbove"]
  >({ name: ["serviceablePincodes", "isReturnable", "deliveryCharge", "freeDeliveryAbove"] });
  const count = wordsIn(pincodes).length;
  return (
    <>
      <TextAreaField
        name="serviceablePincodes"
        label={labels.serviceablePincodes}
        rows={2}
        hint={
          count === 0
            ? "Comma-separated. Leave empty to deliver to all of India."
            : `Only ${count === 1 ? "1 pincode" : `${count} pincodes`}. Leave empty to deliver to all of India.`
        }
      />
      <div className="grid gap-5 min-[700px]:grid-cols-3">
        <NumberField name="deliveryCharge" label={labels.deliveryCharge} step="0.01" sign="₹" hint="Per item." />
        <NumberField
          name="freeDeliveryAbove"
          label={labels.freeDeliveryAbove}
          step="0.01"
          sign="₹"
          hint={
            Number(charge) > 0 && !(Number(above) > 0)
              ? "Leave empty for free delivery on all orders. The delivery charge then never applies."
              : "From this amount. Leave empty for free delivery on all orders."
          }
        />
        <NumberField name="weight" label={labels.weight} unit="g" />
      </div>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="text-ui-fg-base mb-1.5 font-medium">Dimensions L x W x H</legend>
        <div className="grid grid-cols-3 gap-3 min-[700px]:gap-5">
          <NumberField name="length" label={labels.length} step="0.01" unit="cm" />
          <NumberField name="width" label={labels.width} step="0.01" unit="cm" />
          <NumberField name="height" label={labels.height} step="0.01" unit="cm" />
        </div>
      </fieldset>
      <SwitchField
        name="isReturnable"
        label={labels.isReturnable}
        hint="Customers can return it or request a replacement."
      />
      <div className="grid gap-5 min-[700px]:grid-cols-2">
        <NumberField
          name="returnDays"
          label={labels.returnDays}
          hint={isReturnable ? "Counted from delivery." : "Not used for non-returnable products."}
        />
        <TextField name="warranty" label={labels.warranty} placeholder="1 year manufacturer warranty" />
      </div>
    </>
  );
}
