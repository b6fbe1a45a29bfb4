import { Module } from "@medusajs/framework/utils";
import { OperationsService } from "./service";

export const OPERATIONS_MODULE = "operations";

export default Module(OPERATIONS_MODULE, { service: OperationsService });
