import type { Run } from "#database/database";
import { OrderMoneyService } from "#modules/order-money/service";
import type { AgreedCommission } from "#modules/parcel/parcels";
import { moneyOfLines } from "#money/order-lines";
import { toPaise } from "#money/rupees";
import { supplyTo } from "../order-money/money-changes";
import { type IdentifiedLine, pieceOf } from "./quote";
import type { OrderToWrite } from "./write-order";

type Placed = {
  orderId: string;
  order: Pick<OrderToWrite, "request" | "quoted" | "tax" | "gstin">;
  lines: readonly IdentifiedLine[];
  commissions: readonly AgreedCommission[];
};

/** Writes the line money of a new order, as quoted, in one statement. */
export async function placeMoney(run: Run, { orderId, order, lines, commissions }: Placed): Promise<void> {
  const { request, quoted, tax, gstin } = order;
  const agreed = new Map(commissions.map(({ lineId, percent }) => [lineId, percent]));
  const money = moneyOfLines(
    lines.map(({ lineId, ...line }) => ({
      lineId,
      sellerId: line.sellable.sellerId,
      quantity: line.quantity,
      ...pieceOf(line),
      isShopCoupon: quoted.coupon?.rules.isOfShop ?? false,
      mrp: line.sellable.mrp,
      delivery: toPaise(line.shipping),
      gstPercent: tax.rate,
      commissionPercent: agreed.get(lineId) ?? 0,
    })),
    {
      cashFee: toPaise(quoted.fee),
      deliveryGstPercent: tax.rate,
      supply: supplyTo(request.body.shippingAddress.state ?? "", gstin),
    },
  );
  const rows = money.map((line) => ({
    ...line,
    orderId,
    reason: "placed" as const,
    gstPercent: tax.rate,
    refunded: 0,
  }));
  await OrderMoneyService.rowsIn(run).add(rows);
}
