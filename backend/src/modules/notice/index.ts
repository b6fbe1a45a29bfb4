import { Module } from "@medusajs/framework/utils";
import { NoticeModuleService } from "./service";

export const NOTICE_MODULE = "notice";

export default Module(NOTICE_MODULE, { service: NoticeModuleService });
