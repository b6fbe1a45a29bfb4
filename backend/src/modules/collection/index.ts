import { Module } from "@medusajs/framework/utils";
import { CollectionService } from "./service";

export const COLLECTION_MODULE = "collection";

export default Module(COLLECTION_MODULE, { service: CollectionService });
