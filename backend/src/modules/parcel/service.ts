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

  /** Writes in a running transaction. */
  within = (run: Run): Parcels => new Parcels({ run });
}
