import { demoSeller } from "#setup/demo-seller";
import { buildInvoices } from "./build-invoice";
import { aDispatchedLine, aDispatchedOrder, anInvoice } from "./dispatched-order.fixture";

const toKarnataka = (state = "Karnataka") => ({ ...aDispatchedOrder().address, city: "Mysuru", state });

describe("an invoice", () => {
  it("has the date on which the goods left", () => {
    expect(anInvoice(aDispatchedOrder()).issuedAt).toBe("2026-11-21T09:00:00.000Z");
  });

  it("is a second one for goods that leave again after a cancellation, with that date", () => {
    const { history } = aDispatchedOrder();
    const by = { kind: "system", id: null } as const;
    const again = aDispatchedOrder({
      history: [
        ...history,
        { status: "cancelled", at: "2026-11-25T09:00:00.000Z", by },
        { status: "placed", at: "2026-11-26T09:00:00.000Z", by },
        { status: "delivered", at: "2027-04-02T09:00:00.000Z", by },
      ],
    });
    const invoices = buildInvoices(again, demoSeller);
    expect(invoices.map(({ dispatch, document }) => [dispatch, document.issuedAt])).toEqual([
      [1, "2026-11-21T09:00:00.000Z"],
      [2, "2027-04-02T09:00:00.000Z"],
    ]);
  });

  it("charges IGST to another state, CGST and SGST at home, in any spelling of the home state", () => {
    const namesFor = (order = aDispatchedOrder()) => anInvoice(order).taxes.map(({ name }) => name);
    expect(namesFor()).toEqual(["IGST"]);
    expect(namesFor(aDispatchedOrder({ address: toKarnataka(" KARNATAKA ") }))).toEqual(["CGST", "SGST"]);
    expect(namesFor(aDispatchedOrder({ address: toKarnataka("Bavaria") }))).toEqual(["IGST"]);
  });

  it("adds up: lines, taxes and total agree to the paisa, delivery included", () => {
    const order = aDispatchedOrder({
      address: toKarnataka(),
      lines: [
        aDispatchedLine({ price: 999.99, quantity: 3 }),
        aDispatchedLine({ price: 0.01, quantity: 7, rate: 5 }),
        aDispatchedLine({ price: 1_23_456.78, rate: 28 }),
      ],
      delivery: { paise: 4950, rate: 18 },
    });
    const { lines, taxable, taxes, total } = anInvoice(order);
    expect(total).toBe(299_997 + 7 + 12_345_678 + 4950);
    expect(taxable + taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    for (const line of lines) {
      expect(line.taxable + line.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(line.total);
    }
    expect(lines.at(-1)).toMatchObject({ title: "Delivery charge", code: "996812", total: 4950 });
  });

  it("has the amounts of the order's rows, and divides their tax", () => {
    const order = aDispatchedOrder({ address: toKarnataka() });
    const lines = order.lines.map((line) => ({ ...line, total: 90_000, gst: 1000 }));
    expect(anInvoice({ ...order, lines }).lines).toMatchObject([
      { total: 90_000, taxable: 89_000, taxes: [{ name: "CGST", percent: 9, amount: 500 }, { amount: 500 }] },
    ]);
    const odd = order.lines.map((line) => ({ ...line, gst: 1001 }));
    expect(() => anInvoice({ ...order, lines: odd })).toThrow("can't be divided");
  });

  it("records what a coupon took off each line, and the tax of what remains", () => {
    const lines = [aDispatchedLine({ price: 900, coupon: 99.5, quantity: 2 }), aDispatchedLine({ price: 500 })];
    const invoice = anInvoice(aDispatchedOrder({ coupon: "DIWALI", lines }));
    expect(invoice).toMatchObject({ coupon: "DIWALI", total: 230_000 });
    expect(invoice.lines.map(({ discount, total }) => [discount, total])).toEqual([
      [19_900, 180_000],
      [undefined, 50_000],
    ]);
    expect(invoice.lines[0]?.taxable).toBe(180_000 - 27_458);
  });

  it("names no coupon that took nothing off the goods, such as one for delivery", () => {
    expect(anInvoice(aDispatchedOrder({ coupon: "FREESHIP" }))).not.toHaveProperty("coupon");
  });

  it("has no line for free delivery", () => {
    expect(anInvoice(aDispatchedOrder()).lines).toHaveLength(1);
  });

  it("names the place of supply with its code, and an unknown one as typed", () => {
    expect(anInvoice(aDispatchedOrder()).buyer).toMatchObject({ state: "Delhi", stateCode: "07" });
    const abroad = aDispatchedOrder({ address: toKarnataka("<b>Bavaria</b>") });
    expect(anInvoice(abroad).buyer).toMatchObject({ state: "<b>Bavaria</b>", stateCode: null });
  });

  it("shows a product's chosen options beside its title", () => {
    const lines = [aDispatchedLine(), aDispatchedLine({ color: "", size: "" })];
    expect(anInvoice(aDispatchedOrder({ lines })).lines.map(({ variant }) => variant)).toEqual(["Blue, M", ""]);
  });
});
