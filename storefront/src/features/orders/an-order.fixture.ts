import type { Order } from "@haat/api-contract/order/schemas";
import type { ReturnRequest } from "@haat/api-contract/return-request/schemas";

/** A return request for tests: newly requested, for the only line of `anOrder`. */
export const aReturnRequest = (parts: Partial<ReturnRequest> = {}): ReturnRequest => ({
  action: "return",
  reason: "Too small",
  image: null,
  status: "requested",
  requestedAt: "2026-03-06T10:00:00.000Z",
  products: [{ _id: "line_01", quantity: 1 }],
  refund: null,
  rejection: null,
  ...parts,
});

/** An order for tests: by default delivered, with a single product. */
export const anOrder = (parts: Partial<Order> = {}): Order => ({
  _id: "order_01",
  orderNumber: 1001,
  createdAt: "2026-03-01T10:00:00.000Z",
  updatedAt: "2026-03-05T10:00:00.000Z",
  products: [
    {
      _id: "line_01",
      title: "Kesari Cotton Kurta",
      quantity: 1,
      price: 899,
      variant: null,
      productId: { _id: "prod_01", slug: "kesari-cotton-kurta", images: [] },
      returnUntil: "2026-03-12T10:00:00.000Z",
      isReviewed: false,
    },
  ],
  totalAmount: 899,
  shipping: 0,
  discount: 0,
  finalAmount: 899,
  coupon: null,
  orderStatus: "delivered",
  paymentMethod: "cod",
  paymentStatus: "paid",
  payment: { fromWallet: 0, due: 0, payUntil: null },
  refunds: [],
  refundPayee: null,
  creditNotes: [],
  earlierInvoices: [],
  shippingAddress: {
    name: "Asha Rao",
    mobile: "9876543210",
    address: "12 MG Road",
    city: "Bengaluru",
    state: "Karnataka",
    pincode: "560001",
    country: "India",
  },
  returnRequest: null,
  history: [],
  carrier: "",
  trackingNumber: "",
  parcels: [],
  ...parts,
});
