import type { MoneyRow } from "#modules/order-money/money-rows";
import { goodsOf, noAmounts } from "#money/order-lines";
import fc from "../../../test/support/draws";
import { moneyChanges, type StandingLine, type StandingOrder, supplyTo } from "./money-changes";

const aLine = (line: Partial<StandingLine> = {}): StandingLine => ({
  lineId: "one",
  sellerId: null,
  parcelId: null,
  quantity: 1,
  price: 100,
  mrp: null,
  coupon: 0,
  isShopCoupon: false,
  gstPercent: 18,
  commissionPercent: 0,
  ...line,
});

const anOrder = (order: Partial<StandingOrder> = {}): StandingOrder => ({
  orderId: "order",
  state: "Karnataka",
  gstin: "",
  lines: [aLine()],
  charges: [],
  sums: [],
  ...order,
});

const none = { ...noAmounts, refunded: 0 };

/** The sums of a line after these rows, as the database calculates them. */
function sumsOf(rows: readonly MoneyRow[]): StandingOrder["sums"] {
  const back = { commissionBack: 0, commissionGstBack: 0 };
  const sums = new Map<string, StandingOrder["sums"][number]>();
  for (const { reason: _, ...row } of rows) {
    const sum = sums.get(row.lineId) ?? { ...row, ...none, ...back };
    for (const name of Object.keys(none) as (keyof typeof none)[]) sum[name] += row[name];
    sums.set(row.lineId, sum);
  }
  return [...sums.values()];
}

const totalOf = (rows: readonly MoneyRow[]) =>
  rows.reduce((sum, row) => sum + goodsOf(row) + row.delivery + row.cashFee, 0);

describe("the rows that are added to an order's money", () => {
  it("are the whole order if there are none yet, and none if all agrees", () => {
    const rows = moneyChanges(anOrder());
    expect(rows).toMatchObject([{ orderId: "order", lineId: "one", reason: "placed", gross: 10_000, gstPercent: 18 }]);
    expect(moneyChanges(anOrder({ sums: sumsOf(rows) }))).toEqual([]);
  });

  it("share an added fee among the lines", () => {
    const lines = [aLine(), aLine({ lineId: "two", price: 300 })];
    const placed = moneyChanges(anOrder({ lines }));
    const fee = { paise: 1000, gstPercent: 18, parcelId: null, isFee: true };
    const rows = moneyChanges(anOrder({ lines, charges: [fee], sums: sumsOf(placed) }));
    expect(rows).toMatchObject([
      { lineId: "one", reason: "changed", cashFee: 250, gross: 0, gst: 0 },
      { lineId: "two", reason: "changed", cashFee: 750, gross: 0, gst: 0 },
    ]);
    expect(totalOf([...placed, ...rows])).toBe(41_000);
  });

  it("subtract the amounts of a cancelled part, and keep its refunds", () => {
    const lines = [aLine({ parcelId: "a" }), aLine({ lineId: "two", parcelId: "b", price: 50 })];
    const charges = [
      { paise: 4000, gstPercent: 18, parcelId: "a", isFee: false },
      { paise: 2000, gstPercent: 18, parcelId: "b", isFee: false },
    ];
    const placed = moneyChanges(anOrder({ lines, charges }));
    const sums = sumsOf(placed).map((sum) => ({ ...sum, refunded: 7 }));
    const rows = moneyChanges(anOrder({ lines: lines.slice(0, 1), charges: charges.slice(0, 1), sums }));
    expect(rows).toMatchObject([
      { lineId: "two", reason: "changed", pieces: -1, gross: -5000, delivery: -2000, refunded: 0 },
    ]);
    expect(totalOf([...placed, ...rows])).toBe(14_000);
  });

  it("keep the delivery of each line as agreed, as long as that adds up", () => {
    const lines = [aLine(), aLine({ lineId: "two" })];
    const charges = [{ paise: 3000, gstPercent: 18, parcelId: null, isFee: false }];
    const placed = moneyChanges(anOrder({ lines, charges }));
    const agreed = sumsOf(placed).map((sum) => ({ ...sum, delivery: sum.lineId === "one" ? 3000 : 0, deliveryGst: 0 }));
    const deliveries = moneyChanges(anOrder({ lines, charges, sums: agreed })).map(({ delivery }) => delivery);
    expect(deliveries.filter((change) => change !== 0)).toEqual([]);
  });

  it("add a delivery charge without a parcel, as the engine's admin creates one", () => {
    const lines = [aLine({ parcelId: "a" }), aLine({ lineId: "two", parcelId: "b" })];
    const charges = [
      { paise: 4000, gstPercent: 18, parcelId: "b", isFee: false },
      { paise: 5000, gstPercent: 18, parcelId: null, isFee: false },
      { paise: 700, gstPercent: 18, parcelId: "gone", isFee: false },
    ];
    expect(totalOf(moneyChanges(anOrder({ lines, charges })))).toBe(29_700);
  });

  it("are none if only the shop's state has changed: an order keeps the tax that it was sold with", () => {
    const lines = [aLine({ price: 0.2 })];
    const placed = moneyChanges(anOrder({ lines }));
    const later = anOrder({ lines, gstin: "29AAGCB7383J1Z4", sums: sumsOf(placed) });
    expect(moneyChanges({ ...later, sums: [] })[0]?.gst).not.toBe(placed[0]?.gst);
    expect(moneyChanges(later)).toEqual([]);
  });

  it("bring any order to its total, at once or step by step", () => {
    const line = fc.record({ paise: fc.integer({ min: 1, max: 99_999 }), quantity: fc.integer({ min: 1, max: 5 }) });
    const charge = fc.record({ paise: fc.nat(9999), isFee: fc.boolean() });
    const step = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      charges: fc.array(charge, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), (steps) => {
        const rows: MoneyRow[] = [];
        for (const { lines, charges } of steps) {
          const order = anOrder({
            lines: lines.map(({ paise, quantity }, at) => aLine({ lineId: `${at}`, price: paise / 100, quantity })),
            charges: charges.map((one) => ({ ...one, gstPercent: 18, parcelId: null })),
            sums: sumsOf(rows),
          });
          rows.push(...moneyChanges(order));
          const goods = lines.reduce((sum, { paise, quantity }) => sum + paise * quantity, 0);
          expect(totalOf(rows)).toBe(goods + charges.reduce((sum, { paise }) => sum + paise, 0));
          expect(moneyChanges({ ...order, sums: sumsOf(rows) })).toEqual([]);
        }
      }),
    );
  });
});

describe("the division of an order's GST", () => {
  it("follows the shop's state and the place of delivery", () => {
    expect(supplyTo("karnataka", "29AAGCB7383J1Z4")).toBe("within-state");
    expect(supplyTo("Kerala", "29AAGCB7383J1Z4")).toBe("between-states");
    expect(supplyTo("nowhere", "29AAGCB7383J1Z4")).toBe("between-states");
    expect(supplyTo("Karnataka", "")).toBe("between-states");
  });
});
