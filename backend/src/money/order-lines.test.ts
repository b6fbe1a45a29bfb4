import fc from "../../test/support/draws";
import { goodsOf, moneyOfLines, type OrderLine } from "./order-lines";

const aLine = (line: Partial<OrderLine> = {}): OrderLine => ({
  lineId: "line",
  sellerId: "seller",
  quantity: 2,
  price: 450,
  mrp: 699.5,
  coupon: 0,
  isShopCoupon: false,
  delivery: 4900,
  gstPercent: 18,
  commissionPercent: 10,
  ...line,
});
const charges = { cashFee: 0, deliveryGstPercent: 18, supply: "between-states" as const };

describe("the money of an order's lines", () => {
  it("has MRP, saving, delivery, contained tax and commission as agreed", () => {
    expect(moneyOfLines([aLine()], charges)).toEqual([
      {
        lineId: "line",
        sellerId: "seller",
        pieces: 2,
        gross: 139_900,
        saving: 49_900,
        shopCoupon: 0,
        sellerCoupon: 0,
        delivery: 4900,
        cashFee: 0,
        gst: 13_729,
        deliveryGst: 747,
        commission: 9000,
        commissionGst: 1620,
      },
    ]);
  });

  it("has a coupon beside the saving, borne by who sells", () => {
    const [ofSeller] = moneyOfLines([aLine({ price: 440, coupon: 10 })], charges);
    expect(ofSeller).toMatchObject({ gross: 139_900, saving: 49_900, shopCoupon: 0, sellerCoupon: 2_000 });
    expect(ofSeller && goodsOf(ofSeller)).toBe(88_000);
    const own = moneyOfLines([aLine({ price: 440, coupon: 10, sellerId: null })], charges)[0];
    expect(own).toMatchObject({ saving: 49_900, shopCoupon: 2_000, sellerCoupon: 0 });
  });

  it("has a coupon of the shop on a seller's goods, whose commission and earnings are as without it", () => {
    const [without] = moneyOfLines([aLine()], charges);
    const [ofShop] = moneyOfLines([aLine({ price: 440, coupon: 10, isShopCoupon: true })], charges);
    expect(ofShop).toMatchObject({ gross: 139_900, saving: 49_900, shopCoupon: 2_000, sellerCoupon: 0, gst: 13_424 });
    const { commission, commissionGst } = without ?? {};
    expect(ofShop).toMatchObject({ commission, commissionGst });
  });

  it("has no commission on the shop's own goods", () => {
    expect(moneyOfLines([aLine({ sellerId: null })], charges)[0]).toMatchObject({ commission: 0, commissionGst: 0 });
  });

  it("rounds GST as invoices do: both halves equal within a state", () => {
    const [within] = moneyOfLines([aLine({ quantity: 1, price: 0.1, delivery: 0 })], {
      ...charges,
      supply: "within-state",
    });
    expect(within?.gst).toBe(2);
    expect(moneyOfLines([aLine({ quantity: 1, price: 0.1, delivery: 0 })], charges)[0]?.gst).toBe(2);
  });

  it("shares the cash fee by what the lines cost, and evenly if they cost nothing", () => {
    const lines = [aLine({ price: 100, quantity: 1 }), aLine({ price: 300, quantity: 1 })];
    expect(moneyOfLines(lines, { ...charges, cashFee: 1001 }).map(({ cashFee }) => cashFee)).toEqual([250, 751]);
    const free = [aLine({ price: 0 }), aLine({ price: 0 })];
    expect(moneyOfLines(free, { ...charges, cashFee: 1001 }).map(({ cashFee }) => cashFee)).toEqual([501, 500]);
  });

  it("adds up to the paisa for any order", () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 10 }),
      paise: fc.nat(500_000),
      delivery: fc.nat(20_000),
      percent: fc.constantFrom(0, 5, 12, 18, 28),
    });
    const supply = fc.constantFrom("within-state" as const, "within-territory" as const, "between-states" as const);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(9900), supply, (drawn, cashFee, to) => {
        const lines = drawn.map(({ paise, percent, ...one }, at) =>
          aLine({ ...one, lineId: `line-${at}`, price: paise / 100, gstPercent: percent }),
        );
        const money = moneyOfLines(lines, { cashFee, deliveryGstPercent: 18, supply: to });
        const sum = (of: (one: (typeof money)[number]) => number) => money.reduce((total, one) => total + of(one), 0);
        expect(sum(goodsOf)).toBe(drawn.reduce((total, { paise, quantity }) => total + paise * quantity, 0));
        expect(sum(({ cashFee: fee }) => fee)).toBe(cashFee);
        expect(sum(({ delivery }) => delivery)).toBe(drawn.reduce((total, { delivery }) => total + delivery, 0));
        for (const one of money) {
          expect(one.gst).toBeLessThanOrEqual(goodsOf(one));
          expect(one.commission + one.commissionGst).toBeLessThanOrEqual(goodsOf(one));
        }
      }),
    );
  });
});
