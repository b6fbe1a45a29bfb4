import { MedusaService } from "@medusajs/framework/utils";
import { Banner } from "./models/banner";

export class BannerModuleService extends MedusaService({ Banner }) {}
