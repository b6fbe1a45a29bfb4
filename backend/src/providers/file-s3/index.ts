import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { BucketFileService } from "./service";

export default ModuleProvider(Modules.FILE, { services: [BucketFileService] });
