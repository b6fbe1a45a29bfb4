import type { CouponFields, CouponsQuery } from "@haat/api-contract/coupon/schemas";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { CouponUses, type Order, type WantedOrder } from "./coupon-uses";
import { Coupons } from "./coupons";

export { dependsOnOrders } from "./coupon-uses";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** Coupons: codes that take something off an order. */
export class CouponService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  list = (query: CouponsQuery, sellerId: string | null) => new Coupons(this.database).list(query, sellerId);

  save = (id: string, coupon: CouponFields, sellerId: string | null) =>
    new Coupons(this.database).save(id, coupon, sellerId);

  offers = (order: WantedOrder) => new CouponUses(this.database).offers(order);

  find = (code: string, order: Order) => new CouponUses(this.database).find(code, order);

  /** Reads and writes coupons in a running transaction. */
  within = (run: Run) => new Coupons({ run });

  /** Reads what coupons take off, and records their uses, in the transaction that places an order. */
  static usesIn = (run: Run) => new CouponUses({ run });
}
