import { refundRow } from "./refunded-lines";

const line = {
  orderId: "order",
  lineId: "line",
  sellerId: "seller",
  gstPercent: 18,
  pieces: 2,
  gross: 120_000,
  saving: 20_000,
  shopCoupon: 0,
  sellerCoupon: 0,
  delivery: 4000,
  cashFee: 0,
  gst: 15_254,
  deliveryGst: 610,
  commission: 10_000,
  commissionGst: 1800,
  refunded: 0,
  commissionBack: 0,
  commissionGstBack: 0,
};

describe("the row that a refund adds to a line's money", () => {
  it("has the amount, and the commission that goes back with it", () => {
    expect(refundRow(line, 25_000)).toMatchObject({
      reason: "refunded",
      refunded: 25_000,
      commission: -2500,
      commissionGst: -450,
      gross: 0,
      pieces: 0,
    });
  });

  it("has only what earlier rows do not", () => {
    const before = { ...line, refunded: 25_000, commissionBack: 2500, commissionGstBack: 450 };
    expect(refundRow(before, 25_000)).toBeNull();
    expect(refundRow(before, 100_000)).toMatchObject({ refunded: 75_000, commission: -7500, commissionGst: -1350 });
  });

  it("is never more than the goods cost", () => {
    expect(refundRow(line, 999_999)).toMatchObject({ refunded: 100_000, commission: -10_000, commissionGst: -1800 });
  });

  it("is reversed for an order that is reopened", () => {
    const before = { ...line, refunded: 25_000, commissionBack: 2500, commissionGstBack: 450 };
    expect(refundRow(before, 0)).toMatchObject({ refunded: -25_000, commission: 2500, commissionGst: 450 });
  });
});
