import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { accountFacts } from "./account-facts";

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
