import { Module } from "@medusajs/framework/utils";
import { ParcelService } from "./service";

export const PARCEL_MODULE = "parcel";

export default Module(PARCEL_MODULE, { service: ParcelService });
