import type { PickUp } from "@haat/api-contract/seller-business/schemas";
import { businessKindWords } from "@haat/api-contract/seller-business/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { useBankOfIfsc } from "@haat/product-form/use-bank-of-ifsc";
import { instantText } from "@haat/ui/instants";
import { NoValue } from "../shared/no-value";
import { Fact, Facts, Panel, PanelEmpty } from "../shared/panel";
import { AccountNumber } from "./account-number";
import { ResetAuthenticator } from "./reset-authenticator";
import { stateLooks, typeLabels } from "./seller-words";
import type { SellerDetail } from "./sellers.queries";

const addressOf = ({ line, city, state, pincode }: PickUp) => `${line}, ${city}, ${state} ${pincode}`;
const contactOf = ({ contactName, contactMobile }: PickUp) => `${contactName}, ${contactMobile}`;

/** The account, the business, its bank account and the pick-up address. */
export function SellerFacts({ seller }: { seller: SellerDetail }) {
  const { business, bankAccount, pickUp, state, reason } = seller;
  return (
    <>
      <Panel title="Account">
        <Facts>
          <Fact name="Status">
            <StatusDot tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusDot>
          </Fact>
          {reason && <Fact name="Reason">{reason}</Fact>}
          <Fact name="Email">
            {seller.email} <Verified verified={seller.emailVerified} />
          </Fact>
          <Fact name="Mobile">
            {seller.mobileNumber} <Verified verified={seller.mobileVerified} />
          </Fact>
          <Fact name="Sells">{typeLabels[seller.sellerType]}</Fact>
          <Fact name="GSTIN">{seller.gstNumber ?? <NoValue />}</Fact>
          <Fact name="PAN">{seller.panNumber ?? <NoValue />}</Fact>
          <Fact name="Authenticator app">
            {seller.hasAuthenticator ? (
              <span className="flex flex-wrap items-center gap-2">
                On <ResetAuthenticator sellerId={seller._id} />
              </span>
            ) : (
              "Off"
            )}
          </Fact>
          <Fact name="Registered">{instantText(seller.createdAt)}</Fact>
        </Facts>
      </Panel>
      <Panel title="Business">
        {business ? (
          <Facts>
            <Fact name="Business name">{business.name}</Fact>
            <Fact name="Legal name">{business.legalName}</Fact>
            <Fact name="Business type">{businessKindWords[business.kind]}</Fact>
            <Fact name="Registered address">{addressOf(business)}</Fact>
            <Fact name="Contact person">{contactOf(business)}</Fact>
          </Facts>
        ) : (
          <PanelEmpty>No business details yet.</PanelEmpty>
        )}
      </Panel>
      <Panel title="Bank account">
        {bankAccount ? (
          <Facts>
            <Fact name="Account holder">{bankAccount.holder}</Fact>
            <Fact name="Account number">
              <AccountNumber key={bankAccount.number} sellerId={seller._id} masked={bankAccount.number} />
            </Fact>
            <Fact name="IFSC">{bankAccount.ifsc}</Fact>
            <BankFact ifsc={bankAccount.ifsc} />
          </Facts>
        ) : (
          <PanelEmpty>No bank account yet.</PanelEmpty>
        )}
      </Panel>
      <Panel title="Pickup address">
        {pickUp ? (
          <Facts>
            <Fact name="Address">{addressOf(pickUp)}</Fact>
            <Fact name="Contact person">{contactOf(pickUp)}</Fact>
          </Facts>
        ) : (
          <PanelEmpty>No pickup address yet.</PanelEmpty>
        )}
      </Panel>
    </>
  );
}

const Verified = ({ verified }: { verified: boolean }) => (
  <StatusDot tone={verified ? "good" : "waiting"}>{verified ? "Verified" : "Not verified"}</StatusDot>
);

function BankFact({ ifsc }: { ifsc: string }) {
  const known = useBankOfIfsc(ifsc);
  return <Fact name="Bank and branch">{known ? `${known.bank}, branch ${known.branchCode}` : <NoValue />}</Fact>;
}
