import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { DiskFileService } from "./service";

export default ModuleProvider(Modules.FILE, { services: [DiskFileService] });
