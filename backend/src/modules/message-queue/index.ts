import { Module } from "@medusajs/framework/utils";
import { MessageQueueModuleService } from "./service";

export const MESSAGE_QUEUE_MODULE = "message_queue";

export default Module(MESSAGE_QUEUE_MODULE, { service: MessageQueueModuleService });
