import { useQuery } from "@tanstack/react-query";
import { FactCard, FactRow } from "../policies/fact-card";
import { GrievanceOfficer } from "../policies/seller-details";
import { WithSettings } from "../policies/with-settings";
import { sellerQuery } from "./api/seller.queries";

const notGiven = "Not given yet";

/** Who sells, and who hears complaints: what Indian law wants told of everybody who sells in a shop. */
export function SellerLegal({ id }: { id: string }) {
  const { data: seller } = useQuery(sellerQuery(id));
  if (!seller) return null;
  return (
    <div id="seller-details" className="page pb-12">
      <FactCard title="Seller details">
        <FactRow label="Sold by">{seller.name}</FactRow>
        <FactRow label="Legal name">{seller.legalName ?? notGiven}</FactRow>
        <FactRow label="Address">{seller.address ? `${seller.address}, India` : notGiven}</FactRow>
        <FactRow label="GSTIN">{seller.gstin ?? notGiven}</FactRow>
      </FactCard>
      <WithSettings>{({ shop }) => shop && <GrievanceOfficer officer={shop.grievanceOfficer} />}</WithSettings>
    </div>
  );
}
