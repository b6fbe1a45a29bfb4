import type { CreditNoteDocument, InvoiceDocument } from "#modules/invoice/invoice-document";
import type { LineSums, MoneyRow } from "#modules/order-money/money-rows";
import { goodsOf, moneyOfLines, noAmounts, worthOfPieces } from "#money/order-lines";
import type { Supply } from "#money/split-tax";
import { demoSeller } from "#setup/demo-seller";
import { buildCreditNote, type InvoicedOrder } from "#workflows/invoice/build-credit-note";
import { buildInvoices } from "#workflows/invoice/build-invoice";
import { moneyChanges, type StandingCharge, type StandingLine, supplyTo } from "#workflows/order-money/money-changes";
import { refundRow } from "#workflows/order-money/refunded-lines";
import { planRefund } from "#workflows/refund/plan-refund";
import type { PricedOrder } from "./line-price-oracle";

/** Whole paise; `price` and `mrp` in rupees. */
export type ModelLine = Omit<StandingLine, "parcelId"> & { delivery: number };
type Wish = { state: string; gstin: string; fee: number; lines: ModelLine[] };

/** Of no seller is the shop's own part; an order of the shop alone has none. */
const partOf = (sellerId: string | null) => `part-of-${sellerId ?? "shop"}`;
const deliveryRate = 18;

/**
 * One order's money as the shop keeps it, without a database: rows are added by the shop's own functions, and what is read
 * is read of their sums.
 */
export class MoneyModel {
  readonly rows: MoneyRow[] = [];
  /** What is agreed and still stands. */
  lines: StandingLine[];
  charges: StandingCharge[];
  gstin: string;
  readonly state: string;
  /** Pieces that staff have given back, and what they cost. */
  byStaff = new Map<string, { quantity: number; paise: number }>();
  returned: { refund: number | null; lines: { lineId: string; quantity: number }[] } | null = null;
  /** What went back for no line. */
  givenBeside = 0;
  invoice: InvoiceDocument | null = null;
  notes: CreditNoteDocument[] = [];
  isCancelled = false;

  constructor({ state, gstin, fee, lines }: Wish) {
    [this.state, this.gstin] = [state, gstin];
    const isDivided = lines.some(({ sellerId }) => sellerId !== null);
    this.lines = lines.map(({ delivery: _, ...line }) => ({
      ...line,
      parcelId: isDivided ? partOf(line.sellerId) : null,
    }));
    const parts = [...new Set(this.lines.map(({ parcelId }) => parcelId))];
    const deliveryOf = (parcelId: string | null) =>
      lines.reduce((sum, { delivery }, at) => sum + (this.lines[at]?.parcelId === parcelId ? delivery : 0), 0);
    const charge = (paise: number, parcelId: string | null, isFee: boolean) => ({
      paise,
      parcelId,
      isFee,
      gstPercent: deliveryRate,
    });
    this.charges = [
      ...parts.map((parcelId) => charge(deliveryOf(parcelId), parcelId, false)),
      ...(fee > 0 ? [charge(fee, null, true)] : []),
    ];
    const money = moneyOfLines(lines, { cashFee: fee, deliveryGstPercent: deliveryRate, supply: this.supply });
    for (const [at, line] of money.entries()) {
      const gstPercent = lines[at]?.gstPercent ?? 0;
      this.rows.push({ ...line, orderId: "order", reason: "placed", gstPercent, refunded: 0 });
    }
  }

  get supply(): Supply {
    return supplyTo(this.state, this.gstin);
  }

  /** As the database adds the rows up. */
  get sums(): LineSums[] {
    const sums = new Map<string, LineSums>();
    for (const { reason, ...row } of this.rows) {
      const before = sums.get(row.lineId);
      const isBack = reason === "refunded";
      const [commission, commissionGst] = isBack ? [0, 0] : [row.commission, row.commissionGst];
      const [commissionBack, commissionGstBack] = isBack ? [-row.commission, -row.commissionGst] : [0, 0];
      const added = { ...row, commission, commissionGst, commissionBack, commissionGstBack };
      if (!before) {
        sums.set(row.lineId, added);
        continue;
      }
      for (const [name, value] of Object.entries(added)) {
        if (typeof value === "number" && name !== "gstPercent") {
          const key = name as "gross";
          before[key] += value;
        }
      }
      before.gstPercent = row.gstPercent;
    }
    return [...sums.values()];
  }

  sumOf = (lineId: string): LineSums | undefined => this.sums.find((one) => one.lineId === lineId);

  /** What its lines' prices say, as everybody once computed it. */
  get priced(): PricedOrder {
    return {
      lines: this.lines.map(({ lineId: id, quantity, price, mrp, coupon, gstPercent: rate }) => ({
        id,
        coupon,
        quantity,
        price,
        mrp,
        rate,
      })),
      delivery: this.charges.reduce((sum, { paise }) => sum + paise, 0),
      deliveryRate: this.charges.length > 0 ? deliveryRate : 0,
      supply: this.supply,
    };
  }

  save(isTaxedAnew = false): void {
    const { state, gstin, lines, charges, sums } = this;
    this.rows.push(...moneyChanges({ orderId: "order", state, gstin, lines, charges, sums }, isTaxedAnew));
  }

  get paid(): number {
    return this.lines.reduce((sum, line) => sum + goodsOf(this.sumOf(line.lineId) ?? noSum), 0) + this.shipping;
  }

  get shipping(): number {
    return this.sums.reduce((sum, { delivery, cashFee }) => sum + delivery + cashFee, 0);
  }

  /** What went back of the order in all. */
  get given(): number {
    const ofLines = this.lines.map(({ lineId }) => this.sumOf(lineId)?.refunded ?? 0);
    return ofLines.reduce((sum, one) => sum + one, 0) + this.givenBeside;
  }

  cancelPart(parcelId: string | null): void {
    if (!this.lines.some((line) => line.parcelId !== parcelId)) return;
    this.lines = this.lines.filter((line) => line.parcelId !== parcelId);
    this.charges = this.charges.filter((charge) => charge.isFee || charge.parcelId !== parcelId);
    this.save();
  }

  private refundedPieces(lineId: string): number {
    const returned = this.returned?.refund ? this.returned.lines.find((one) => one.lineId === lineId) : undefined;
    return (this.byStaff.get(lineId)?.quantity ?? 0) + (returned?.quantity ?? 0);
  }

  /** Staff give back some pieces of a line. @returns whole paise; null where that is refused. */
  refundPieces(lineId: string, quantity: number): number | null {
    const left = this.paid - this.given;
    const lines = this.lines.map(({ lineId: id }) => {
      const sum = this.sumOf(id) ?? noSum;
      return { id, title: id, pieces: sum.pieces, goods: goodsOf(sum), refunded: this.refundedPieces(id) };
    });
    try {
      const wanted = [{ _id: lineId, quantity }];
      const { paise } = planRefund({ lines, paid: [{ paymentId: "one", paise: left }], wanted });
      const before = this.byStaff.get(lineId) ?? { quantity: 0, paise: 0 };
      this.byStaff.set(lineId, { quantity: before.quantity + quantity, paise: before.paise + paise });
      this.setRefunded(lineId, (this.sumOf(lineId)?.refunded ?? 0) + paise);
      return paise;
    } catch {
      return null;
    }
  }

  private setRefunded(lineId: string, paise: number): void {
    const sum = this.sumOf(lineId);
    const row = sum && refundRow(sum, paise);
    if (row) this.rows.push(row);
  }

  /** Pieces come back, and are paid for as far as staff have not. */
  receive(pieces: { lineId: string; quantity: number }[]): void {
    let refund = 0;
    for (const { lineId, quantity } of pieces) {
      const sum = this.sumOf(lineId) ?? noSum;
      const given = this.byStaff.get(lineId)?.quantity ?? 0;
      const rest = Math.min(quantity, Math.max(0, sum.pieces - given));
      const paise = worthOfPieces({ goods: goodsOf(sum), pieces: sum.pieces }, rest, given);
      this.setRefunded(lineId, sum.refunded + paise);
      refund += paise;
    }
    this.returned = { refund, lines: pieces };
  }

  send(): InvoiceDocument {
    this.gstin = demoSeller.gstin;
    this.save(true);
    const history = [
      { status: "placed", at: "2026-11-20T10:00:00.000Z", by: { kind: "shopper", id: "cus_1" } },
      { status: "shipped", at: "2026-11-21T09:00:00.000Z", by: { kind: "system", id: null } },
    ] as const;
    const lines = this.lines.map(({ lineId, quantity, price, gstPercent: rate }) => {
      const sum = this.sumOf(lineId) ?? noSum;
      const words = { title: lineId, color: "", size: "", hsn: "" };
      const discount = sum.shopCoupon + sum.sellerCoupon;
      return { ...words, id: lineId, quantity, price, rate, discount, total: goodsOf(sum), gst: sum.gst };
    });
    const [first] = buildInvoices(
      {
        id: "order",
        orderNumber: 1,
        orderedAt: new Date("2026-11-20T10:00:00Z"),
        paymentMethod: "cod",
        coupon: null,
        history: [...history],
        address: { name: "A", mobile: "", address: "", city: "", state: this.state, pincode: "", country: "India" },
        lines,
        delivery: {
          total: this.shipping,
          gst: this.sums.reduce((sum, { deliveryGst }) => sum + deliveryGst, 0),
          rate: this.priced.deliveryRate,
        },
      },
      demoSeller,
    );
    if (!first) throw new Error("The order has not left.");
    this.invoice = first.document;
    return first.document;
  }

  /** Answers the invoice by a note, where one is due. */
  credit(): CreditNoteDocument | null {
    if (!this.invoice) return null;
    const { returned, isCancelled, invoice, given } = this;
    const order: InvoicedOrder = {
      number: "IN/1",
      invoice,
      isCancelled,
      given,
      refunded: this.sums.flatMap(({ lineId, refunded: paise }) => (paise > 0 ? [{ lineId, paise }] : [])),
      request: returned && {
        action: "return",
        status: "refunded",
        lines: returned.lines.map(({ lineId: line_id, quantity }) => ({ line_id, quantity })),
      },
      lines: this.lines.map(({ lineId: id, price }) => {
        const sum = this.sumOf(id) ?? noSum;
        return { id, title: id, color: "", size: "", price, goods: goodsOf(sum), pieces: sum.pieces };
      }),
    };
    const note = buildCreditNote(order, this.notes, new Date("2026-12-01T09:00:00Z"));
    if (note) this.notes.push(note);
    return note;
  }
}

const noSum: LineSums = {
  ...noAmounts,
  orderId: "order",
  lineId: "",
  sellerId: null,
  gstPercent: 0,
  refunded: 0,
  commissionBack: 0,
  commissionGstBack: 0,
};
