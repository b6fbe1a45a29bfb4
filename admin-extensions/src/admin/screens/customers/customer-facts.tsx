import { StatusDot } from "@haat/product-form/status-dot";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { dayText, instantText } from "@haat/ui/instants";
import { NoValue } from "../shared/no-value";
import { Fact, Facts, Panel } from "../shared/panel";
import { StatTile } from "../shared/stat-tile";
import type { Customer } from "./customers.queries";

const wayWords = { email: "OTP to", mobile: "OTP to", google: "Google" } as const;

const contact = (value: string | null, isVerified: boolean) =>
  value ? `${value}${isVerified ? "" : " (not verified)"}` : <NoValue />;

/** The customer's data and totals. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { sums } = customer;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 min-[900px]:grid-cols-4">
        <StatTile
          name="Orders"
          value={indianNumber(customer.orders)}
          text={`${indianNumber(sums.open)} open, ${indianNumber(sums.cancelled)} cancelled`}
        />
        <StatTile
          name="Total spent"
          value={orderRupees(customer.spent)}
          text={`${orderRupees(sums.refunded)} refunded`}
        />
        <StatTile
          name="Average order"
          value={sums.averageOrder === null ? <NoValue /> : orderRupees(sums.averageOrder)}
        />
        <StatTile name="Returns" value={indianNumber(sums.returns)} text={`${indianNumber(sums.reviews)} reviews`} />
      </div>
      <Panel title="Account">
        <Facts>
          <Fact name="Status">
            <StatusDot tone={customer.blocked ? "bad" : "good"}>{customer.blocked ? "Blocked" : "Active"}</StatusDot>
          </Fact>
          <Fact name="Email">{contact(customer.email, customer.isEmailVerified)}</Fact>
          <Fact name="Mobile">{contact(customer.mobile, customer.isMobileVerified)}</Fact>
          <Fact name="Login methods">
            {customer.signInMethods.length === 0
              ? "Never logged in"
              : customer.signInMethods.map(({ kind, value }) => `${wayWords[kind]} ${value}`.trim()).join(", ")}
          </Fact>
          <Fact name="Joined">{dayText(customer.joinedAt)}</Fact>
          <Fact name="Last order">{customer.lastOrderAt ? instantText(customer.lastOrderAt) : <NoValue />}</Fact>
          {customer.blockedAt && <Fact name="Blocked since">{instantText(customer.blockedAt)}</Fact>}
          {customer.blockedReason && <Fact name="Reason">{customer.blockedReason}</Fact>}
        </Facts>
      </Panel>
    </>
  );
}
