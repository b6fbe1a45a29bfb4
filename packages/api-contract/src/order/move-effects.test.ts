import { asksFirst, isBackwards, moveEffects, nextStep } from "./move-effects";
import { settableOrderStatuses, storedOrderStatuses } from "./words";

type Facts = Parameters<typeof moveEffects>[0];

const at = "2026-01-02T03:04:05.000Z";
const payment = (change: Partial<Facts["payments"][number]> = {}): Facts["payments"][number] => ({
  _id: "pay_1",
  amount: 300,
  method: "razorpay",
  status: "captured",
  captured: 300,
  at,
  refunds: [],
  ...change,
});
const refundOf = (amount: number): Facts["payments"][number]["refunds"][number] => ({
  _id: "ref_1",
  amount,
  note: "",
  at,
  destination: null,
  status: "done",
  problem: null,
});
const parcel = (name: string | null, status: Facts["parcels"][number]["status"]): Facts["parcels"][number] => ({
  _id: `par_${name}`,
  seller: name === null ? null : { _id: "sel_1", name },
  status,
  carrier: "",
  trackingNumber: "",
  reason: "",
  refund: null,
  proof: null,
  cashDue: null,
  cashReceived: null,
  version: "1",
  total: 100,
  changedAt: at,
  products: [],
});
const line = {
  _id: "line_1",
  productId: { _id: "prod_1", images: [] },
  title: "Lamp",
  quantity: 3,
  variant: null,
  images: [],
  sku: "",
  slug: "lamp",
  price: 100,
  mrp: 100,
  refundable: 3,
};

const cash = (change: Partial<Facts> = {}): Facts => ({
  orderStatus: "placed",
  paymentStatus: "pending",
  paymentMethod: "cod",
  finalAmount: 300,
  refundable: 0,
  payments: [payment({ method: "cod", status: "awaited", captured: 0 })],
  products: [line],
  parcels: [],
  unmatchedRefunds: [],
  returnRequest: null,
  invoice: null,
  creditNotes: [],
  history: [],
  ...change,
});
const invoice = { number: "INV/26-27/000001", at, amount: 300 };
const noteOf = (amount: number, invoiceNumber = invoice.number): Facts["creditNotes"][number] => ({
  ...{ _id: `cnote_${amount}`, number: "CN/26-27/0000001", at, amount, invoiceNumber },
});
const through = (...statuses: Facts["orderStatus"][]): Facts["history"] =>
  statuses.map((status) => ({ status, at, by: { kind: "system", id: null, name: "" }, correction: null }));
const collected: Partial<Facts> = { paymentStatus: "paid", refundable: 300, payments: [payment({ method: "cod" })] };
const deliveredCash = (change: Partial<Facts> = {}) =>
  cash({ orderStatus: "delivered", ...collected, invoice, ...change });

describe("the effects of an order's status change", () => {
  it("cancelling an unpaid order returns stock and moves no money", () => {
    expect(moveEffects(cash(), "cancelled")).toEqual([
      { kind: "nothing-to-refund" },
      { kind: "stock-returns", pieces: 3 },
      { kind: "mail" },
    ]);
  });

  // @spec change-moves-money-stock
  it("cancelling after the invoice refunds the rest of each payment by its own method and keeps the invoice", () => {
    const payments = [
      payment({ method: "wallet", captured: 0.3, refunds: [refundOf(0.1)] }),
      payment({ captured: 299.7 }),
    ];
    expect(moveEffects(deliveredCash({ payments, refundable: 299.9 }), "cancelled")).toEqual([
      { kind: "refund", amount: 0.2, method: "wallet" },
      { kind: "refund", amount: 299.7, method: "razorpay" },
      { kind: "stock-returns", pieces: 3 },
      { kind: "invoice-stays", number: invoice.number },
      { kind: "credit-note" },
      { kind: "mail" },
    ]);
  });

  it("delivering collects the due cash, less the wallet's share, and issues the invoice", () => {
    const shipped = cash({ orderStatus: "shipped", refundable: 100.1, payments: [payment({ captured: 100.1 })] });
    expect(moveEffects(shipped, "delivered")).toEqual([
      { kind: "cash-collected", amount: 199.9 },
      { kind: "invoice-issued" },
      { kind: "mail" },
    ]);
    expect(moveEffects({ ...shipped, paymentMethod: "stripe" }, "delivered")).not.toContainEqual(
      expect.objectContaining({ kind: "cash-collected" }),
    );
  });

  it("a step back keeps payment and invoice", () => {
    expect(moveEffects(deliveredCash(), "processing")).toEqual([
      { kind: "payment-stays", amount: 300 },
      { kind: "invoice-stays", number: invoice.number },
    ]);
  });

  it("an order without payment records, such as past cash, is refunded manually", () => {
    const past = cash({ orderStatus: "delivered", paymentStatus: "paid", payments: [] });
    expect(moveEffects(past, "cancelled")[0]).toEqual({ kind: "refund", amount: 300, method: null });
  });

  it("returned pieces and their refund are not counted a second time", () => {
    const request = {
      action: "return",
      status: "refunded",
      refund: 100,
      products: [{ _id: "line_1", quantity: 1 }],
    } as NonNullable<Facts["returnRequest"]>;
    const payments = [payment({ method: "cod", refunds: [{ ...refundOf(100), status: "waiting" }] })];
    const returned = deliveredCash({ orderStatus: "returned", refundable: 200, payments, returnRequest: request });
    expect(moveEffects(returned, "cancelled")).toEqual([
      { kind: "refund", amount: 200, method: "cod" },
      { kind: "refund-waits", amount: 100 },
      { kind: "return-stays", amount: 100 },
      { kind: "stock-returns", pieces: 2 },
      { kind: "invoice-stays", number: invoice.number },
      { kind: "credit-note" },
      { kind: "mail" },
    ]);
    expect(isBackwards("returned", "placed")).toBe(true);
    expect(isBackwards("returned", "delivered")).toBe(false);
    const replaced = { ...returned, returnRequest: { ...request, action: "replace", status: "replaced" } as const };
    expect(moveEffects(replaced, "cancelled")).toContainEqual({ kind: "stock-returns", pieces: 3 });
  });

  it("reopening a cancelled order takes stock and awaits the payment again", () => {
    const cancelled = cash({ orderStatus: "cancelled", paymentStatus: "refunded", invoice });
    expect(moveEffects(cancelled, "placed")).toEqual([
      { kind: "payment-awaited", amount: 300, method: "cod" },
      { kind: "stock-taken", pieces: 3 },
      { kind: "invoice-stays", number: invoice.number },
    ]);
    expect(moveEffects({ ...cancelled, paymentMethod: "wallet" }, "delivered")).toContainEqual({
      kind: "cash-collected",
      amount: 300,
    });
  });

  // @spec cancelled-order-invoiced-anew
  it("a reopened order is invoiced again when it ships, and each invoice gets one credit note", () => {
    const papersOf = (order: Facts, to: Parameters<typeof moveEffects>[1]) =>
      moveEffects(order, to).filter(({ kind }) => /invoice|note/.test(kind));
    const stays = { kind: "invoice-stays", number: invoice.number };
    const again = cash({
      orderStatus: "placed",
      invoice,
      creditNotes: [noteOf(300)],
      history: through("placed", "delivered", "cancelled", "placed"),
    });
    expect(papersOf(again, "delivered")).toEqual([{ kind: "invoice-issued" }]);
    expect(papersOf(again, "shipped")).toEqual([{ kind: "invoice-issued" }]);
    // A tracking correction does not count as shipping.
    const correction = {
      carrier: "BlueDart",
      trackingNumber: "BD2",
      was: { carrier: "BlueDart", trackingNumber: "BD1" },
    };
    const corrected = [...again.history, ...through("shipped").map((entry) => ({ ...entry, correction }))];
    expect(papersOf({ ...again, history: corrected }, "delivered")).toEqual([{ kind: "invoice-issued" }]);
    // Its invoice already has a credit note: this cancellation creates no document.
    expect(papersOf(again, "cancelled")).toEqual([stays]);
    expect(papersOf({ ...again, orderStatus: "cancelled" }, "delivered")).toEqual([stays, { kind: "invoice-issued" }]);
    const history = through("placed", "delivered", "cancelled", "placed", "delivered");
    const second = { ...invoice, number: "INV/26-27/000002" };
    const delivered = deliveredCash({ invoice: second, creditNotes: [noteOf(300)], history });
    expect(papersOf(delivered, "cancelled")).toEqual([{ ...stays, number: second.number }, { kind: "credit-note" }]);
    expect(papersOf(delivered, "placed")).toEqual([{ ...stays, number: second.number }]);
    // Set back and sent again it was shipped only once; a full credit note by staff settles the invoice.
    const setBack = cash({ invoice, history: through("placed", "delivered", "placed"), creditNotes: [noteOf(300)] });
    expect(papersOf(setBack, "delivered")).toEqual([]);
    expect(papersOf(setBack, "cancelled")).toEqual([stays]);
    expect(papersOf({ ...setBack, creditNotes: [noteOf(299.99)] }, "cancelled")).toContainEqual({
      kind: "credit-note",
    });
  });

  it("name the sellers whose parcels change too, without duplicates and without the shop", () => {
    const parcels = [parcel("Potter", "processing"), parcel("Weaver", "shipped"), parcel(null, "placed")];
    const sellersOf = (to: Parameters<typeof moveEffects>[1], order = cash({ parcels })) =>
      moveEffects(order, to).flatMap((effect) => (effect.kind === "parcels-moved" ? effect.sellers : []));
    expect(sellersOf("processing")).toEqual([]);
    expect(sellersOf("shipped")).toEqual(["Potter"]);
    expect(sellersOf("cancelled")).toEqual(["Potter", "Weaver"]);
    const shipped = [parcel("Weaver", "shipped"), parcel("Potter", "cancelled")];
    expect(sellersOf("placed", cash({ orderStatus: "shipped", parcels: shipped }))).toEqual(["Weaver"]);
  });

  it("are none if the status stays the same", () => {
    for (const orderStatus of settableOrderStatuses)
      expect(moveEffects(cash({ orderStatus }), orderStatus)).toEqual([]);
  });
});

describe("asksFirst", () => {
  // @spec change-moves-money-stock
  it("is true for deliveries, cancellations, steps back, and all changes of money, stock or a seller's parcel", () => {
    expect(asksFirst(cash(), "processing")).toBe(false);
    expect(asksFirst(cash(), "shipped")).toBe(false);
    expect(asksFirst(cash({ parcels: [parcel("Potter", "placed")] }), "shipped")).toBe(true);
    for (const orderStatus of storedOrderStatuses) {
      if (orderStatus !== "delivered") expect(asksFirst(cash({ orderStatus }), "delivered")).toBe(true);
      for (const to of settableOrderStatuses)
        if (isBackwards(orderStatus, to)) expect(asksFirst(cash({ orderStatus }), to)).toBe(true);
    }
    expect(asksFirst(cash({ orderStatus: "cancelled" }), "placed")).toBe(true);
  });
});

it("nextStep returns the next step of each open order", () => {
  expect(storedOrderStatuses.map(nextStep)).toEqual(["processing", "shipped", "delivered", null, null, null]);
});
