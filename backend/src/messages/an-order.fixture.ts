import type { Order } from "@haat/api-contract/order/schemas";

type ReturnRequest = NonNullable<Order["returnRequest"]>;

export const aReturnRequest = (request: Partial<ReturnRequest> = {}): ReturnRequest => ({
  action: "return",
  status: "requested",
  reason: "Too small",
  image: null,
  requestedAt: "2026-11-25T09:00:00.000Z",
  products: [{ _id: "line_1", quantity: 2 }],
  refund: 2598,
  rejection: null,
  ...request,
});

/** An order in the shopper's view. */
export const anOrder = (order: Partial<Order> = {}): Order => ({
  _id: "order_1",
  orderNumber: 1001,
  createdAt: "2026-11-20T19:00:00.000Z",
  updatedAt: "2026-11-24T09:00:00.000Z",
  products: [
    {
      _id: "line_1",
      title: "Handloom Cotton Kurta",
      quantity: 2,
      price: 1299,
      variant: { color: "Indigo", size: "M" },
      productId: { _id: "prod_1", slug: "handloom-cotton-kurta", images: [] },
      returnUntil: null,
      isReviewed: false,
    },
    {
      _id: "line_2",
      title: "Steel Water Bottle",
      quantity: 1,
      price: 449.5,
      variant: null,
      productId: { _id: "prod_2", slug: "steel-water-bottle", images: [] },
      returnUntil: null,
      isReviewed: false,
    },
  ],
  totalAmount: 3596.5,
  shipping: 49,
  discount: 500,
  finalAmount: 3096.5,
  coupon: null,
  orderStatus: "pending",
  paymentMethod: "cod",
  paymentStatus: "pending",
  payment: { fromWallet: 0, due: 3096.5, payUntil: null },
  refunds: [],
  refundPayee: null,
  creditNotes: [],
  earlierInvoices: [],
  shippingAddress: {
    name: "Asha Rao",
    mobile: "9845012345",
    address: "12 MG Road",
    city: "Bengaluru",
    state: "Karnataka",
    pincode: "560001",
    country: "India",
  },
  returnRequest: null,
  history: [{ status: "pending", at: "2026-11-20T19:00:00.000Z" }],
  carrier: "",
  trackingNumber: "",
  parcels: [],
  ...order,
});

/** A parcel of `anOrder`. */
export const aParcel = (parcel: Partial<Order["parcels"][number]> = {}): Order["parcels"][number] => ({
  _id: "prcl_1",
  seller: { _id: "sel_1", name: "Kaveri Traders" },
  status: "shipped",
  carrier: "Blue Dart",
  trackingNumber: "BD-77",
  deliveryCode: null,
  cashToPay: null,
  reason: "",
  refund: null,
  total: 498.5,
  changedAt: "2026-11-21T19:00:00.000Z",
  products: [{ _id: "line_2", title: "Steel Water Bottle", image: "", quantity: 1, price: 449.5, variant: null }],
  ...parcel,
});
