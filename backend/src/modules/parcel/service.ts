import type { CourierEventKind } from "@haat/api-contract/courier/endpoints";
import { limits } from "@haat/api-contract/limits";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Connections, Database, type Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";
import { SealedColumn } from "#database/sealed-column";
import { Parcels } from "./parcels";
import { findOrderOf, findSellersParcel, findTracked, linesOf } from "./read/find-parcel";
import { listParcelReturns, type ParcelReturnsQuery } from "./read/list-parcel-returns";
import { listParcels, type ParcelsQuery } from "./read/list-parcels";
import { readParcel } from "./read/parcel-detail";

export type CourierEventRow = {
  id: string;
  kind: CourierEventKind;
  carrier: string;
  trackingNumber: string;
  parcelId: string | null;
};

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

/** The parcels of orders, one for each seller among an order's lines. */
export class ParcelService {
  private readonly database: Database;

  constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: connections }: Dependencies) {
    this.database = new Database(connections);
  }

  list = (query: ParcelsQuery) => listParcels(this.database.run, query);
  returns = (query: ParcelReturnsQuery) => listParcelReturns(this.database.run, query);
  /** A seller's own parcel; null for another seller's. */
  detail = (sellerId: string, parcelId: string) => readParcel(this.database.run, sellerId, parcelId);
  orderOf = (sellerId: string | null, parcelId: string) => findOrderOf(this.database.run, sellerId, parcelId);
  /** A seller's parcel; null for one of the shop's own. */
  ofSeller = (parcelId: string) => findSellersParcel(this.database.run, parcelId);
  tracked = (carrier: string, trackingNumber: string) => findTracked(this.database.run, carrier, trackingNumber);
  linesOf = (parcelId: string) => linesOf(this.database.run, parcelId);

  get sealedCodes(): SealedColumn {
    return new SealedColumn(this.database, { table: "parcel", key: "id", column: "delivery_code" });
  }

  /** Counts a try of a parcel's delivery code; null if it has none. `code` is sealed. */
  async tryCode(parcelId: string): Promise<{ code: string; tries: number } | null> {
    const [tried] = await this.database.run<{ code: string; tries: number }>({
      name: "parcel-try-code",
      text: `UPDATE parcel SET code_tries = LEAST(code_tries + 1, $2::int + 1) WHERE id = $1 AND delivery_code IS NOT NULL
             RETURNING delivery_code AS code, code_tries AS tries`,
      values: [parcelId, String(limits.deliveryCodeTries)],
    });
    return tried ?? null;
  }

  /** Whether the courier's event with this id was processed. */
  async isEventDone(id: string): Promise<boolean> {
    const rows = await this.database.run({
      name: "courier-event-done",
      text: "SELECT id FROM courier_event WHERE id = $1 AND parcel_id IS NOT NULL",
      values: [id],
    });
    return rows.length > 0;
  }

  /** Stores a courier's event; `parcelId` null: nothing could be done. @returns whether its id is new. */
  async saveEvent({ id, kind, carrier, trackingNumber, parcelId }: CourierEventRow): Promise<boolean> {
    const [kept] = await this.database.run<{ isNew: boolean }>({
      name: "courier-event-keep",
      text: `INSERT INTO courier_event AS e (id, kind, carrier, tracking_number, parcel_id) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (id) DO UPDATE SET parcel_id = COALESCE(e.parcel_id, EXCLUDED.parcel_id)
             RETURNING xmax = 0 AS "isNew"`,
      values: [id, kind, carrier, trackingNumber, parcelId],
    });
    return kept?.isNew ?? false;
  }

  /** Deletes old courier events, in bounded chunks: their signatures are too old to be accepted again. */
  purgeEvents(): Promise<number> {
    return deleteInBatches(this.database.run, {
      name: "courier-event-forget",
      table: "courier_event",
      where: "received_at < now() - make_interval(days => $1)",
      values: [limits.courierEventDays],
    });
  }

  /** Writes in a running transaction. */
  within = (run: Run): Parcels => new Parcels({ run });
}
