import { socialNetworkNames, socialNetworks } from "@haat/api-contract/settings/social-networks";
import { Field } from "@haat/product-form/labelled-field";
import { SwitchField } from "@haat/product-form/switch-field";
import { Textarea } from "@medusajs/ui";
import { useFormContext } from "react-hook-form";
import { Part } from "../shared/part";
import { indianStates, type SettingsForm } from "./settings-form";
import { DaysSetting, TextSetting, useFault } from "./settings-parts";

export const ShopPart = () => (
  <Part title="Shop details" text="Shown in the footer, on invoices and in emails.">
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
  <Part title="GST" text="Shown on invoices. The GSTIN must contain the PAN and match the shop's state.">
    <TextSetting name="shop.gstin" label="GSTIN" />
    <TextSetting name="shop.pan" label="PAN" />
    <TextSetting name="shop.cin" label="CIN" required={false} hint="For companies only." />
  </Part>
);

export const GrievancePart = () => (
  <Part
    title="Grievance officer"
    text="Handles customer complaints, as the Consumer Protection (E-Commerce) Rules require."
  >
    <TextSetting name="shop.grievanceOfficer.name" label="Name" />
    <TextSetting name="shop.grievanceOfficer.hours" label="Hours" hint="For example: Monday to Friday, 10 am to 6 pm" />
    <TextSetting name="shop.grievanceOfficer.email" label="Email" kind="email" />
    <TextSetting name="shop.grievanceOfficer.phone" label="Phone" kind="tel" />
  </Part>
);

export const PolicyPart = () => (
  <Part title="Policies" text="Shown on the policy pages. Delivery times are in business days from dispatch.">
    <DaysSetting name="processingDays" label="Processing (business days)" />
    <DaysSetting name="standardDeliveryDays" label="Standard delivery (business days)" />
    <DaysSetting name="expressDeliveryDays" label="Express delivery (business days)" />
    <DaysSetting name="internationalDeliveryDays" label="International delivery (business days)" />
    <TextSetting
      name="policy.freeShippingAbove"
      label="Free delivery above (₹)"
      kind="figure"
      hint="A product's own setting overrides this."
    />
    <TextSetting name="policy.buyerAge" label="Minimum age (years)" kind="figure" />
    <TextSetting name="policy.courtCity" label="Court jurisdiction (city)" />
  </Part>
);

export const ReturnsPart = () => (
  <Part title="Returns" text="How long customers can return items, and how soon they are refunded.">
    <TextSetting
      name="policy.returnDays"
      label="Return window (days from delivery)"
      kind="figure"
      hint="A product's own setting overrides this."
    />
    <DaysSetting name="refundDays" label="Refund time (business days)" />
  </Part>
);

export const DeliveryPart = () => {
  const { register } = useFormContext<SettingsForm>();
  return (
    <Part title="Pincodes" text="Where the shop doesn't deliver. Leave empty to deliver to all of India.">
      <Field
        label="Pincodes without delivery"
        hint="Pincodes or their first digits, separated by commas or new lines. For example, 19 covers all of Kashmir."
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
  <Part title="Stock" text="When notifications and the dashboard warn about low stock.">
    <TextSetting
      name="stock.lowAt"
      label="Low-stock threshold (units)"
      kind="figure"
      hint="A variant with this many units or fewer is low in stock."
    />
  </Part>
);

export const SellersPart = () => (
  <Part title="Sellers" text="Rules for third-party sellers.">
    <TextSetting
      name="sellers.commissionPercent"
      label="Default commission (%)"
      kind="figure"
      hint="Category and seller rates override this. Existing orders keep their rate."
    />
    <TextSetting
      name="sellers.holdDays"
      label="Payout hold (days)"
      kind="figure"
      hint="Counted from delivery, or until the return window closes if that is later. Delivered parcels keep their hold."
    />
    <TextSetting
      name="sellers.maxCouponPercent"
      label="Max discount of sellers' coupons (percent)"
      kind="figure"
      hint="Sellers bear their coupons. 0: sellers can't have coupons. Coupons that exist stay as they are."
    />
    <ApprovalSetting />
  </Part>
);

export const SocialPart = () => (
  <Part title="Social links" text="Shown in the shop's footer. Empty links are hidden.">
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
      label="Approve new products first"
      hint="A seller's new product is hidden until staff approve it."
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
          <option value="">Select a state</option>
          {indianStates.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
