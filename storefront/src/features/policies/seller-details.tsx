import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import type { ReactNode } from "react";
import { policyTexts, WithSettings } from "./with-settings";

type Shop = NonNullable<PublicSettings["shop"]>;

/** The merchant and the grievance officer, which Indian law requires every shop to name. */
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
    <FactCard title="Seller details">
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

/** A list of facts under a heading. */
export const FactCard = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-6">
    <h2 className="text-xl">{title}</h2>
    <dl className="mt-4 grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-3">{children}</dl>
    {note && <p className="mt-4 text-sm text-muted">{note}</p>}
  </section>
);

export const FactRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="mb-3 break-words sm:mb-0">{children}</dd>
  </>
);
