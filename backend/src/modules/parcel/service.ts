import { limits } from "@haat/api-contract/limits";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "../../database/database";
import { Parcels } from "./parcels";
import { findOrderOf, linesOf } from "./read/find-parcel";
import { listParcelReturns, type ParcelReturnsQuery } from "./read/list-parcel-returns";
import { listParcels, type ParcelsQuery } from "./read/list-parcels";
import { readParcel } from "./read/parcel-detail";

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** The parts of orders that go out by themselves, one for each seller among an order's lines. */
export class ParcelService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  list = (query: ParcelsQuery) => listParcels(this.database.run, query);
  returns = (query: ParcelReturnsQuery) => listParcelReturns(this.database.run, query);
  /** A seller's own part of an order; null for somebody else's. */
  detail = (sellerId: string, parcelId: string) => readParcel(this.database.run, sellerId, parcelId);
  orderOf = (sellerId: string, parcelId: string) => findOrderOf(this.database.run, sellerId, parcelId);
  linesOf = (parcelId: string) => linesOf(this.database.run, parcelId);

  /** Counts one more try of a parcel's delivery code; null where it has none. `code` is sealed. */
  async tryCode(parcelId: string): Promise<{ code: string; tries: number } | null> {
    const [tried] = await this.database.run<{ code: string; tries: number }>({
      name: "parcel-try-code",
      text: `UPDATE parcel SET code_tries = LEAST(code_tries + 1, $2::int + 1) WHERE id = $1 AND delivery_code IS NOT NULL
             RETURNING delivery_code AS code, code_tries AS tries`,
      values: [parcelId, String(limits.deliveryCodeTries)],
    });
    return tried ?? null;
  }

  /** Writes in a running transaction. */
  within = (run: Run): Parcels => new Parcels({ run });
}
