import { MedusaService } from "@medusajs/framework/utils";
import { CategoryDetails } from "./models/category-details";

export class CategoryDetailsModuleService extends MedusaService({ CategoryDetails }) {}
