import { Module } from "@medusajs/framework/utils";
import { SettingsModuleService } from "./service";

/** Not `settings`: a module of that name would replace the engine's own, which stores its admin's views. */
export const SETTINGS_MODULE = "shopSettings";

export default Module(SETTINGS_MODULE, { service: SettingsModuleService });
