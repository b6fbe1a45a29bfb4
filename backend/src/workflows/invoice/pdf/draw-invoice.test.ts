import { demoSeller } from "#setup/demo-seller";
import { aDispatchedLine, aDispatchedOrder, anInvoice } from "../dispatched-order.fixture";
import { drawCreditNote, drawInvoice } from "./draw-invoice";
import { pdfPages } from "./pdf-pages.fixture";

const number = "IN/26-27/0000042";
const drawn = (order = aDispatchedOrder()) => drawInvoice({ number, document: anInvoice(order) });

describe("an invoice as PDF", () => {
  it("has seller, buyer, goods, numbers and taxes", async () => {
    const [page] = pdfPages(await drawn());
    for (const said of [
      number,
      demoSeller.legalName,
      `GSTIN ${demoSeller.gstin}`,
      "Asha Rao",
      "Delhi (07)",
      "Cotton Shirt",
      "HSN/SAC 620520",
      "21 November 2026",
      "₹846.61",
      "IGST 18%",
      "₹152.39",
      "₹999.00",
      "Rupees Nine Hundred Ninety-Nine Only",
      "Page 1 of 1",
    ]) {
      expect(page).toContain(said);
    }
  });

  it("shows what a coupon took off a line", async () => {
    const lines = [aDispatchedLine({ price: 900, coupon: 99.5, quantity: 2 }), aDispatchedLine({ title: "Cap" })];
    const [page = ""] = pdfPages(await drawn(aDispatchedOrder({ coupon: "DIWALI", lines })));
    expect(page.replace(/\s+/g, " ")).toContain("₹1,999.00, less ₹199.00 with coupon DIWALI");
    expect(page.split("less ₹")).toHaveLength(2);
  });

  it("shows no discount on a credit note, even if its line has that of the invoice", async () => {
    const invoice = anInvoice(aDispatchedOrder({ coupon: "DIWALI", lines: [aDispatchedLine({ coupon: 99.5 })] }));
    const lines = invoice.lines.map((line) => ({ ...line, invoiceLine: 0 }));
    const document = {
      ...invoice,
      lines,
      reason: "refunded",
      invoice: { number, issuedAt: invoice.issuedAt },
    } as const;
    const [page] = pdfPages(await drawCreditNote({ number: "CN/26-27/0000001", document }));
    expect(page).toContain("₹999.00");
    expect(page).not.toContain("DIWALI");
  });

  it("writes markup in names as text", async () => {
    const address = { ...aDispatchedOrder().address, name: "<b>Asha</b> &amp; <script>alert(1)</script>" };
    const [page] = pdfPages(await drawn(aDispatchedOrder({ address })));
    expect(page).toContain("<b>Asha</b> &amp;");
    expect(page).toContain("<script>alert(1)</script>");
  });

  it("has as many pages as a hundred lines need, each with its number", async () => {
    const lines = Array.from({ length: 100 }, (_, index) => aDispatchedLine({ title: `Shirt ${index + 1} of cotton` }));
    const pages = pdfPages(await drawn(aDispatchedOrder({ lines })));
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    const whole = pages.join("\n");
    for (const { title } of lines) expect(whole.split(title)).toHaveLength(2);
    expect(pages.at(-1)).toContain("₹99,900.00");
  });

  it("has the same bytes each time", async () => {
    expect((await drawn()).equals(await drawn())).toBe(true);
  });
});
