import { lineMoney } from "@haat/api-contract/order/line-money";
import { divideIntoParcels } from "./divide-into-parcels";

const aLine = (lineId: string, sellerId: string | null, price = 100, quantity = 1, shipping = 0) => ({
  lineId,
  sellerId,
  productId: `product-of-${lineId}`,
  quantity,
  paid: lineMoney({ quantity, price }).goods,
  shipping,
});

describe("the parcels of an order", () => {
  it("do not exist if the shop is the only seller", () => {
    expect(divideIntoParcels([aLine("a", null), aLine("b", null)])).toEqual([]);
  });

  it("are one for each seller and one for the shop's own items, in the order of their lines", () => {
    const parcels = divideIntoParcels([
      aLine("a", "sel_1"),
      aLine("b", null),
      aLine("c", "sel_2"),
      aLine("d", "sel_1"),
    ]);
    expect(parcels.map(({ sellerId, lines }) => [sellerId, lines.map(({ id }) => id)])).toEqual([
      ["sel_1", ["a", "d"]],
      [null, ["b"]],
      ["sel_2", ["c"]],
    ]);
    expect(parcels.map(({ id }) => id)).toEqual(parcels.map(({ id }) => id).sort());
  });

  // @spec order-several-sellers-products
  it("have the exact cost of their lines and delivery, to the paisa", () => {
    const [first, second] = divideIntoParcels([
      aLine("a", "sel_1", 199.99, 3, 0.3),
      aLine("b", "sel_2", 0.29, 7, 49.5),
      aLine("c", "sel_1", 10.1, 1, 0.1),
    ]);
    expect(first?.lines.map(({ paid }) => paid)).toEqual([59_997, 1010]);
    expect(first?.delivery).toBe(40);
    expect(second).toMatchObject({ delivery: 4950, lines: [{ paid: 203 }] });
  });
});
