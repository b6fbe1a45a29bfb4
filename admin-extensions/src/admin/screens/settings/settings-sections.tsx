import { socialNetworkNames, socialNetworks } from "@haat/api-contract/settings/social-networks";
import { Field } from "@haat/product-form/labelled-field";
import { Textarea } from "@medusajs/ui";
import { useFormContext } from "react-hook-form";
import { Part } from "../shared/part";
import { SwitchField } from "../shared/switch-field";
import { indianStates, type SettingsForm } from "./settings-form";
import { DaysSetting, TextSetting, useFault } from "./settings-parts";

export const ShopPart = () => (
  <Part title="Shop details" text="Who sells here, as the footer, the invoices and the mails tell it.">
    <TextSetting name="shop.legalName" label="Legal name" />
    <TextSetting name="shop.tradeName" label="Trade name" />
    <TextSetting name="shop.address.line" label="Address" wide />
    <TextSetting name="shop.address.city" label="City" />
    <StateSetting />
    <TextSetting name="shop.address.pincode" label="Pincode" />
    <TextSetting name="shop.email" label="Email" kind="email" />
    <TextSetting name="shop.phone" label="Phone" kind="tel" />
  </Part>
);

export const TaxPart = () => (
  <Part title="GST" text="The numbers that stand on invoices. The GSTIN holds the PAN and belongs to the shop's state.">
    <TextSetting name="shop.gstin" label="GSTIN" />
    <TextSetting name="shop.pan" label="PAN" />
    <TextSetting name="shop.cin" label="CIN" required={false} hint="Only companies have one." />
  </Part>
);

export const GrievancePart = () => (
  <Part title="Grievance officer" text="Whom shoppers can complain to, by the Consumer Protection (E-Commerce) Rules.">
    <TextSetting name="shop.grievanceOfficer.name" label="Name" />
    <TextSetting name="shop.grievanceOfficer.hours" label="Hours" hint="For example: Monday to Friday, 10 am to 6 pm" />
    <TextSetting name="shop.grievanceOfficer.email" label="Email" kind="email" />
    <TextSetting name="shop.grievanceOfficer.phone" label="Phone" kind="tel" />
  </Part>
);

export const PolicyPart = () => (
  <Part title="Policies" text="What the policy pages promise. Delivery times count business days from dispatch.">
    <DaysSetting name="processingDays" label="Processing, business days" />
    <DaysSetting name="standardDeliveryDays" label="Standard delivery, business days" />
    <DaysSetting name="expressDeliveryDays" label="Express delivery, business days" />
    <DaysSetting name="internationalDeliveryDays" label="International delivery, business days" />
    <TextSetting
      name="policy.freeShippingAbove"
      label="Free delivery above, ₹"
      kind="figure"
      hint="A product's own rule goes before it."
    />
    <TextSetting name="policy.buyerAge" label="Least age of buyers, years" kind="figure" />
    <TextSetting name="policy.courtCity" label="City of the court" />
  </Part>
);

export const ReturnsPart = () => (
  <Part title="Returns" text="How long shoppers can send things back, and how soon they are refunded.">
    <TextSetting
      name="policy.returnDays"
      label="Return window, days from delivery"
      kind="figure"
      hint="A product's own rule goes before it."
    />
    <DaysSetting name="refundDays" label="Refund, business days" />
  </Part>
);

export const DeliveryPart = () => {
  const { register } = useFormContext<SettingsForm>();
  return (
    <Part title="PIN codes" text="Where the shop does not deliver. Empty: it delivers to all of India.">
      <Field
        label="Pincodes without delivery"
        hint="Pincodes or their first digits, with commas or line ends between them: 19 is all of Kashmir."
        error={useFault("delivery.unservedPincodes")}
        className="sm:col-span-2"
      >
        {(control) => (
          <Textarea {...control} {...register("delivery.unservedPincodes")} rows={4} className="tabular-nums" />
        )}
      </Field>
    </Part>
  );
};

export const StockPart = () => (
  <Part title="Stock" text="When the bell and the overview say that something runs out.">
    <TextSetting
      name="stock.lowAt"
      label="Low stock, pieces"
      kind="figure"
      hint="A variant with so many pieces left, or fewer."
    />
  </Part>
);

export const SellersPart = () => (
  <Part title="Sellers" text="What holds for those who sell here besides the shop.">
    <TextSetting
      name="sellers.commissionPercent"
      label="Usual commission, %"
      kind="figure"
      hint="A category's or seller's own rate goes before it. Orders that were placed keep theirs."
    />
    <TextSetting
      name="sellers.holdDays"
      label="Days to hold sellers' money"
      kind="figure"
      hint="From a parcel's delivery; longer where it can be returned longer. Parcels that are delivered already keep theirs."
    />
    <ApprovalSetting />
  </Part>
);

export const SocialPart = () => (
  <Part title="Social links" text="Shown at the foot of every page of the shop. Those that are empty are not shown.">
    {socialNetworks.map((network) => (
      <TextSetting
        key={network}
        name={`social.${network}`}
        label={socialNetworkNames[network]}
        kind="url"
        required={false}
      />
    ))}
  </Part>
);

function ApprovalSetting() {
  const { control } = useFormContext<SettingsForm>();
  return (
    <SwitchField
      control={control}
      name="sellers.approveProducts"
      label="Look at new products first"
      hint="A seller's new product waits until somebody here has approved it."
    />
  );
}

function StateSetting() {
  const { register } = useFormContext<SettingsForm>();
  return (
    <Field label="State" required error={useFault("shop.address.state")}>
      {(control) => (
        <select
          {...control}
          {...register("shop.address.state")}
          className="bg-ui-bg-field shadow-borders-base text-ui-fg-base h-8 w-full rounded-md px-2"
        >
          <option value="">Choose a state</option>
          {indianStates.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
