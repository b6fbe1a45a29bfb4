import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import type { ReactNode } from "react";
import { policyTexts } from "./texts/policy-texts";
import { WithSettings } from "./with-settings";

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
    <Card title="Who sells to you">
      <Row label="Company">{shop.legalName}</Row>
      <Row label="Address">
        {line}, {city} {pincode}, {state}, India
      </Row>
      <Row label="Email">
        <MailLink address={shop.email} />
      </Row>
      <Row label="Phone">
        <PhoneLink number={shop.phone} />
      </Row>
      <Row label="GSTIN">{shop.gstin}</Row>
      {shop.cin && <Row label="CIN">{shop.cin}</Row>}
    </Card>
  );
}

const GrievanceOfficer = ({ officer }: { officer: Shop["grievanceOfficer"] }) => (
  <Card title="Grievance officer" note={policyTexts.complaints}>
    <Row label="Name">{officer.name}</Row>
    <Row label="Email">
      <MailLink address={officer.email} />
    </Row>
    <Row label="Phone">
      <PhoneLink number={officer.phone} />
    </Row>
    <Row label="Hours">{officer.hours}</Row>
  </Card>
);

const Card = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-6">
    <h2 className="text-xl">{title}</h2>
    <dl className="mt-4 grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-3">{children}</dl>
    {note && <p className="mt-4 text-sm text-muted">{note}</p>}
  </section>
);

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="mb-3 break-words sm:mb-0">{children}</dd>
  </>
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
