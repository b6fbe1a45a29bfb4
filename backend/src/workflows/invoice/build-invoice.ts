import { findIndianState, gstStateCodes } from "@haat/api-contract/settings/gst-states";
import type { ShopIdentity } from "@haat/api-contract/settings/schemas";
import { gstinStateCode } from "@haat/api-contract/settings/tax-numbers";
import type {
  InvoiceDocument,
  InvoiceLine,
  InvoiceParty,
  InvoiceToIssue,
  Paise,
} from "#modules/invoice/invoice-document";
import { toPaise } from "#money/rupees";
import { divideTax, type Supply, sumTaxes, supplyBetween } from "#money/split-tax";
import { dispatchesOf } from "./dispatches";
import type { DispatchedOrder, Taxed } from "./read-dispatched-orders";

/** The Service Accounting Code of the delivery charge: courier services. */
export const deliveryCode = "996812";

const sum = (amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);

export const variantName = (color: string, size: string): string => [color, size].filter(Boolean).join(", ");

type Sold = Taxed & Pick<InvoiceLine, "lineId" | "title" | "variant" | "code" | "quantity" | "unitPrice">;

function toLine({ gst, rate, ...sold }: Sold, supply: Supply): InvoiceLine {
  return { ...sold, taxable: sold.total - gst, taxes: divideTax(gst, rate, supply) };
}

function toBuyer({ address }: DispatchedOrder): InvoiceDocument["buyer"] {
  const typed = address.state ?? "";
  const state = findIndianState(typed);
  return {
    name: address.name ?? "",
    address: [address.address ?? "", `${address.city ?? ""} ${address.pincode ?? ""}`.trim()],
    state: state ?? typed,
    stateCode: state && gstStateCodes[state],
    mobile: address.mobile ?? "",
  };
}

const toSeller = (shop: ShopIdentity): InvoiceParty => ({
  name: shop.legalName,
  address: [shop.address.line, `${shop.address.city} ${shop.address.pincode}`],
  state: shop.address.state,
  stateCode: gstinStateCode(shop.gstin),
});

function linesOf({ lines, delivery }: DispatchedOrder, supply: Supply): InvoiceLine[] {
  const goods = lines.map(({ id: lineId, color, size, hsn: code, price, discount, ...line }) => ({
    ...toLine({ lineId, code, variant: variantName(color, size), unitPrice: toPaise(price), ...line }, supply),
    ...(discount > 0 && { discount }),
  }));
  if (delivery.total <= 0) return goods;
  const charge = { title: "Delivery charge", variant: "", code: deliveryCode, quantity: 1, unitPrice: delivery.total };
  return [...goods, toLine({ ...charge, ...delivery }, supply)];
}

/** The invoices of an order, one for each dispatch. */
export const buildInvoices = (order: DispatchedOrder, shop: ShopIdentity): InvoiceToIssue[] =>
  dispatchesOf(order.history).map(({ at }, place) => ({
    dispatch: place + 1,
    document: buildInvoice(order, shop, at),
  }));

/**
 * Builds an order's invoice from what was sold and the current seller. The place of supply is where the goods are
 * delivered. An unknown state counts as another state: the tax then goes to the Union, which divides it.
 */
function buildInvoice(order: DispatchedOrder, shop: ShopIdentity, issuedAt: string): InvoiceDocument {
  const buyer = toBuyer(order);
  const lines = linesOf(order, supplyBetween(gstinStateCode(shop.gstin), buyer.stateCode));
  const { legalName, tradeName, email, phone, gstin, pan, cin } = shop;
  return {
    seller: { legalName, tradeName, email, phone, gstin, pan, cin, party: toSeller(shop) },
    buyer,
    orderId: order.id,
    orderNumber: order.orderNumber,
    orderedAt: order.orderedAt.toISOString(),
    issuedAt,
    paymentMethod: order.paymentMethod,
    ...(order.coupon && lines.some(({ discount }) => discount) && { coupon: order.coupon }),
    lines,
    taxable: sum(lines.map(({ taxable }) => taxable)),
    taxes: sumTaxes(lines.flatMap(({ taxes }) => taxes)),
    total: sum(lines.map(({ total }) => total)),
  };
}
