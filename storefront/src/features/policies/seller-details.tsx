import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import { FactCard, FactRow } from "./fact-card";
import { policyTexts, WithSettings } from "./with-settings";

type Shop = NonNullable<PublicSettings["shop"]>;

/** Who sells, and who hears complaints: what Indian law wants every shop to tell. */
export const SellerDetails = () => (
  <WithSettings>
    {({ shop }) =>
      shop ? (
        <>
          <Seller shop={shop} />
          <GrievanceOfficer officer={shop.grievanceOfficer} />
        </>
      ) : (
        <p className="mt-8 rounded-card border border-line bg-surface p-5">{policyTexts.sellerUnknown}</p>
      )
    }
  </WithSettings>
);

function Seller({ shop }: { shop: Shop }) {
  const { line, city, state, pincode } = shop.address;
  return (
    <FactCard title="Who sells to you">
      <FactRow label="Company">{shop.legalName}</FactRow>
      <FactRow label="Address">
        {line}, {city} {pincode}, {state}, India
      </FactRow>
      <FactRow label="Email">
        <MailLink address={shop.email} />
      </FactRow>
      <FactRow label="Phone">
        <PhoneLink number={shop.phone} />
      </FactRow>
      <FactRow label="GSTIN">{shop.gstin}</FactRow>
      {shop.cin && <FactRow label="CIN">{shop.cin}</FactRow>}
    </FactCard>
  );
}

export const GrievanceOfficer = ({ officer }: { officer: Shop["grievanceOfficer"] }) => (
  <FactCard title="Grievance officer" note={policyTexts.complaints}>
    <FactRow label="Name">{officer.name}</FactRow>
    <FactRow label="Email">
      <MailLink address={officer.email} />
    </FactRow>
    <FactRow label="Phone">
      <PhoneLink number={officer.phone} />
    </FactRow>
    <FactRow label="Hours">{officer.hours}</FactRow>
  </FactCard>
);

const linkClass = "text-primary underline underline-offset-2 hover:no-underline";

const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className={linkClass}>
    {address}
  </a>
);

const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[ -]/g, "")}`} className={linkClass}>
    {number}
  </a>
);
