import type { CreditNoteDocument } from "#modules/invoice/invoice-document";
import { buildCreditNote, type InvoicedOrder, wantedBack } from "./build-credit-note";
import { aDispatchedLine, aDispatchedOrder, anInvoice } from "./dispatched-order.fixture";

const at = new Date("2026-12-01T09:00:00Z");

/** Two shirts of 999 and a cap of 333.33, with delivery for 49.50: sent within Karnataka. */
const invoice = anInvoice(
  aDispatchedOrder({
    address: { ...aDispatchedOrder().address, city: "Mysuru", state: "Karnataka" },
    lines: [
      aDispatchedLine({ id: "shirt", quantity: 2 }),
      aDispatchedLine({ id: "cap", title: "Cap", color: "", size: "", price: 333.33, rate: 5 }),
    ],
    delivery: { paise: 4950, rate: 18 },
  }),
);

const anOrder = (change: Partial<InvoicedOrder> = {}): InvoicedOrder => ({
  number: "IN/26-27/0000001",
  invoice,
  isCancelled: false,
  given: 0,
  refunded: [],
  request: null,
  lines: [
    { id: "shirt", title: "Cotton Shirt", color: "Blue", size: "M", price: 999, goods: 199_800, pieces: 2 },
    { id: "cap", title: "Cap", color: "", size: "", price: 333.33, goods: 33_333, pieces: 1 },
  ],
  ...change,
});
const aReturn = (lineId: string, quantity: number, status: "received" | "refunded"): InvoicedOrder["request"] => ({
  action: "return",
  status,
  lines: [{ line_id: lineId, quantity }],
});

/** All notes for an order's changes, one after another. */
function notesOf(...orders: InvoicedOrder[]): CreditNoteDocument[] {
  const notes: CreditNoteDocument[] = [];
  for (const order of orders) {
    const note = buildCreditNote(order, notes, at);
    if (note) notes.push(note);
    expect(buildCreditNote(order, notes, at)).toBeNull();
  }
  return notes;
}
const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);

describe("a credit note", () => {
  it("is not issued if nothing was refunded, nor for a replacement", () => {
    const replaced = {
      ...aReturn("shirt", 1, "received"),
      action: "replace",
      status: "replaced",
    } as InvoicedOrder["request"];
    expect(notesOf(anOrder(), anOrder({ request: replaced }), anOrder({ request: null }))).toEqual([]);
  });

  it("credits all of a cancelled order's invoice, with its exact taxes, and names it", () => {
    const [note] = notesOf(anOrder({ isCancelled: true }));
    expect(note).toMatchObject({
      invoice: { number: "IN/26-27/0000001", issuedAt: invoice.issuedAt },
      reason: "cancelled",
      issuedAt: at.toISOString(),
      taxable: invoice.taxable,
      taxes: invoice.taxes,
      total: invoice.total,
    });
    expect(note?.lines.map(({ quantity, total }) => [quantity, total])).toEqual([
      [2, 199_800],
      [1, 33_333],
      [1, 4950],
    ]);
  });

  it("credits what came back by a return, including what was never paid", () => {
    const paid = {
      request: aReturn("shirt", 1, "refunded"),
      given: 99_900,
      refunded: [{ lineId: "shirt", paise: 99_900 }],
    };
    for (const change of [paid, { request: aReturn("shirt", 1, "received") }]) {
      const [note] = notesOf(anOrder(change));
      expect(note).toMatchObject({ reason: "returned", total: 99_900 });
      expect(note?.lines).toMatchObject([
        { title: "Cotton Shirt", variant: "Blue, M", quantity: 1, unitPrice: 99_900, invoiceLine: 0 },
      ]);
    }
  });

  it("does not repeat what a coupon took off the invoice's line", () => {
    const lines = [aDispatchedLine({ id: "shirt", quantity: 2, coupon: 100 })];
    const sold = anInvoice(aDispatchedOrder({ coupon: "DIWALI", lines }));
    const [note] = notesOf(anOrder({ invoice: sold, given: 99_900, refunded: [{ lineId: "shirt", paise: 99_900 }] }));
    expect(note?.lines).toMatchObject([{ quantity: 1, total: 99_900 }]);
    expect(note?.lines[0]).not.toHaveProperty("discount");
    expect(note).not.toHaveProperty("coupon");
  });

  it("credits pieces and sums that staff refunded; a refund for no line counts for the delivery first", () => {
    const refunded = [{ lineId: "cap", paise: 33_333 }];
    expect(wantedBack(anOrder({ refunded, given: 33_333 }))).toEqual([0, 33_333, 0]);
    expect(wantedBack(anOrder({ refunded, given: 33_333 + 4950 }))).toEqual([0, 33_333, 4950]);
    expect(wantedBack(anOrder({ given: 5000 }))).toEqual([50, 0, 4950]);
    expect(wantedBack(anOrder({ given: 9_999_999 }))).toEqual([199_800, 33_333, 4950]);
  });

  it("adds up with earlier notes to the invoice and its taxes, to the paisa, and never to more", () => {
    const refunded = [{ lineId: "cap", paise: 11_111 }];
    const request = aReturn("shirt", 1, "refunded");
    const later = [...refunded, { lineId: "shirt", paise: 99_900 }];
    const notes = notesOf(
      anOrder({ refunded, given: 11_111 }),
      anOrder({ refunded: later, given: 11_111 + 99_900, request }),
      anOrder({ refunded: later, given: 111_018, request }),
      anOrder({ isCancelled: true, given: 238_083 }),
      // What was credited stays so, and nothing is credited twice.
      anOrder(),
      anOrder({ isCancelled: true }),
    );
    expect(notes.map(({ total }) => total)).toEqual([11_111, 99_900, 7, invoice.total - 111_018]);
    expect(sum(notes.map(({ taxable }) => taxable))).toBe(invoice.taxable);
    for (const { name, percent, amount } of invoice.taxes) {
      const taken = notes.flatMap(({ taxes }) => taxes).filter((tax) => tax.name === name && tax.percent === percent);
      expect(sum(taken.map((tax) => tax.amount))).toBe(amount);
    }
    for (const { lines, taxable, taxes, total } of notes) {
      expect(taxable + sum(taxes.map(({ amount }) => amount))).toBe(total);
      expect(sum(lines.map((line) => line.total))).toBe(total);
    }
  });

  it("identifies the lines of an old invoice, which has no line ids, by their texts", () => {
    const lines = invoice.lines.map(({ lineId, ...line }) => line);
    const order = anOrder({
      invoice: { ...invoice, lines },
      refunded: [{ lineId: "cap", paise: 33_333 }],
      given: 33_333,
    });
    expect(wantedBack(order)).toEqual([0, 33_333, 0]);
  });

  it("credits nothing for a line that had left the order before its goods left", () => {
    const refunded = [{ lineId: "of-a-cancelled-part", paise: 5000 }];
    expect(notesOf(anOrder({ refunded, given: 5000 }))).toEqual([]);
    expect(wantedBack(anOrder({ refunded, given: 5007 }))).toEqual([0, 0, 7]);
  });

  it("credits each line's own refund if staff had refunded some of it before the return", () => {
    const refunded = [
      { lineId: "shirt", paise: 199_800 },
      { lineId: "cap", paise: 33_333 },
    ];
    const request = aReturn("shirt", 2, "refunded");
    request?.lines.push({ line_id: "cap", quantity: 1 });
    expect(wantedBack(anOrder({ refunded, given: 233_133, request }))).toEqual([199_800, 33_333, 0]);
  });

  it("does not credit again what an earlier note has credited to another line", () => {
    const [earlier] = notesOf(anOrder({ given: 4950 }));
    const order = anOrder({ given: 4950, refunded: [{ lineId: "cap", paise: 4950 }] });
    expect(buildCreditNote(order, earlier ? [earlier] : [], at)).toBeNull();
  });
});
