import { MedusaService } from "@medusajs/framework/utils";
import { OutboxMessage } from "./models/outbox-message";

export class OutboxModuleService extends MedusaService({ OutboxMessage }) {}
