import { Module } from "@medusajs/framework/utils";
import { FiguresService } from "./service";

export const FIGURES_MODULE = "figures";

export default Module(FIGURES_MODULE, { service: FiguresService });
