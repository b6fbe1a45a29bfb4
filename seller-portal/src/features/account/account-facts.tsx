import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { longBritishDate } from "@haat/ui/format";
import { sellerTypeWords } from "../../lib/seller-type-words";

const none = "Not provided";

/** Formats `+919876543210` as `+91 98765 43210`; numbers that are not Indian mobiles stay unchanged. */
export const readableMobile = (mobile: string): string => mobile.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");

/**
 * A seller's registration data, line by line. Of the two tax numbers only the required one, and optional data only
 * where given.
 */
export function accountFacts(seller: SellerMe): { name: string; value: string }[] {
  const { email, mobileNumber, sellerType, gstNumber, panNumber, createdAt } = seller;
  return [
    { name: "Email", value: email },
    { name: "Mobile number", value: readableMobile(mobileNumber) },
    { name: "Sells", value: sellerTypeWords[sellerType].name },
    ...(sellerType === "ALL_CATEGORIES" || gstNumber ? [{ name: "GSTIN", value: gstNumber ?? none }] : []),
    ...(sellerType === "BOOKS_ONLY" || panNumber ? [{ name: "PAN", value: panNumber ?? none }] : []),
    { name: "Registered on", value: longBritishDate(createdAt) },
  ];
}

export const AccountFactsList = ({ seller }: { seller: SellerMe }) => (
  <dl className="grid gap-x-6 text-sm sm:grid-cols-[max-content_1fr]">
    {accountFacts(seller).map(({ name, value }) => (
      <div
        key={name}
        className="border-t border-line py-2.5 first:border-t-0 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
      >
        <dt className="text-muted">{name}</dt>
        <dd className="min-w-0 break-words font-medium">{value}</dd>
      </div>
    ))}
  </dl>
);
