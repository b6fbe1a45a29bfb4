import { firstSettings } from "../modules/settings/first-settings";
import { demoSeller } from "../setup/demo-seller";
import { anOrder, aParcel, aReturnRequest } from "./an-order.fixture";
import { type OrderNews, orderMessage } from "./order-message";

const { policy } = firstSettings;
const parcels = [aParcel(), aParcel({ _id: "prcl_2", seller: null })];
const about = (news: OrderNews, order = anOrder({ parcels })) => ({
  order,
  news,
  settings: { shop: demoSeller, policy },
  shopUrl: "https://haat.example",
});

const allNews: OrderNews[] = [
  { template: "order-placed" },
  { template: "order-shipped" },
  { template: "order-delivered" },
  { template: "order-cancelled" },
  { template: "order-refunded", amount: 3096.5 },
  { template: "refund-done", refundId: "rtask_1", amount: 3096.5, currency: "INR", destination: "source" },
  { template: "refund-done", refundId: "rtask_1", amount: 3096.5, currency: "INR", destination: "wallet" },
  { template: "return-requested", action: "return" },
  { template: "return-requested", action: "replace" },
  { template: "return-approved", action: "return" },
  { template: "return-rejected", action: "replace" },
  { template: "return-received", action: "return" },
  { template: "return-received", action: "replace" },
  { template: "parcel-shipped", parcelId: "prcl_1" },
  { template: "parcel-out-for-delivery", parcelId: "prcl_1" },
  { template: "parcel-delivered", parcelId: "prcl_2" },
  { template: "parcel-cancelled", parcelId: "prcl_1" },
];

// @spec shop-parcel-can-be-followed
it("includes the tracking number of an order shipped as one", () => {
  const order = anOrder({ carrier: "Blue Dart", trackingNumber: "BD-9" });
  expect(orderMessage(about({ template: "order-shipped" }, order), "email").text).toMatch(/Blue Dart:? BD-9/);
});

describe.each(allNews)("the message $template", (news) => {
  it("names the order and links to it, in HTML, plain text and SMS", () => {
    const mail = orderMessage(about(news), "email");
    const text = orderMessage(about(news), "sms");
    for (const said of [mail.text, mail.html, text.text]) {
      expect(said).toContain("1001");
      expect(said).toContain("https://haat.example/order");
    }
    expect(text.html).toBeUndefined();
    expect(text.text.length).toBeLessThan(160);
  });

  it("escapes markup in names", () => {
    const script = "<script>alert(1)</script>";
    const order = anOrder();
    const [line] = order.products;
    if (!line) throw new Error("There is a line.");
    const hostile = anOrder({
      products: [{ ...line, title: script, variant: { color: script, size: '"><img src=x>' } }],
      shippingAddress: { ...order.shippingAddress, name: script },
      returnRequest: aReturnRequest({ reason: script }),
      parcels: parcels.map((parcel) => ({
        ...parcel,
        seller: { _id: "sel_1", name: script },
        carrier: script,
        trackingNumber: script,
        reason: script,
        products: parcel.products.map((product) => ({ ...product, title: script })),
      })),
    });
    const { html } = orderMessage(about(news, hostile), "email");
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<img");
  });

  it("loads no external resources", () => {
    expect(orderMessage(about(news), "email").html).not.toMatch(/<(img|link|iframe|script)|url\(/);
  });
});

describe("the mail of a placed order", () => {
  const mail = orderMessage(about({ template: "order-placed" }), "email");

  it("lists items, prices and address in both parts", () => {
    for (const said of [
      "Handloom Cotton Kurta",
      "Indigo, M · 2 × ₹1,299.00",
      "₹2,598.00",
      "₹3,096.50",
      "12 MG Road, Bengaluru 560001, Karnataka",
      "Cash on delivery",
    ]) {
      expect(mail.text).toContain(said);
      expect(mail.html).toContain(said);
    }
  });

  it("uses the date in India", () => expect(mail.text).toContain("of 21 November 2026"));

  it("names the sender", () => {
    expect(mail.text).toContain(demoSeller.legalName);
    expect(mail.html).toContain(demoSeller.email);
  });
});

it("lists only the returned items of a return", () => {
  const returnRequest = aReturnRequest({ products: [{ _id: "line_1", quantity: 1 }] });
  const { text } = orderMessage(
    about({ template: "return-received", action: "return" }, anOrder({ returnRequest })),
    "email",
  );
  expect(text).toContain("Handloom Cotton Kurta (Indigo, M · 1 × ₹1,299.00): ₹1,299.00");
  expect(text).not.toContain("Steel Water Bottle");
});

it("promises a refund only if something was paid", () => {
  const cancelled = { template: "order-cancelled" } as const;
  expect(orderMessage(about(cancelled), "email").text).toContain("No payment is due.");
  const paid = orderMessage(about(cancelled, anOrder({ paymentStatus: "refunded" })), "email").text;
  expect(paid).toContain("receive your refund within 7-10 business days");
});

it("includes the delivery codes of parcels on their way, with a warning, in mail and SMS, and nothing about codes otherwise", () => {
  const coded = aParcel({ deliveryCode: "042137" });
  const parcel = { template: "parcel-shipped", parcelId: coded._id } as const;
  for (const news of [{ template: "order-shipped" }, parcel] as const) {
    const order = anOrder({ parcels: [coded] });
    const { text } = orderMessage(about(news, order), "email");
    expect(text).toContain("042137");
    expect(text).toContain("only after you receive your parcel");
    expect(orderMessage(about(news, order), "sms").text).toContain("042137");
    const bare = anOrder({ parcels: [aParcel()] });
    expect(orderMessage(about(news, bare), "email").text).not.toContain("elivery code");
    expect(orderMessage(about(news, bare), "sms").text).not.toContain("elivery code");
  }
});

it("asks for cash only while an order is unpaid, and only for parcels still on their way", () => {
  const asked = (order: ReturnType<typeof anOrder>) =>
    orderMessage(about({ template: "order-shipped" }, order), "email").text;
  expect(asked(anOrder())).toContain("Please keep ₹3,096.50 ready");
  const parcels = [aParcel({ cashToPay: 100.5 }), aParcel({ _id: "prcl_2", cashToPay: null })];
  expect(asked(anOrder({ parcels }))).toContain("Please keep ₹100.50 ready");
  expect(asked(anOrder({ paymentStatus: "paid" }))).not.toContain("ready");
});
