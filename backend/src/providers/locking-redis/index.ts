import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import engineLocks from "@medusajs/medusa/locking-redis";
import { PatientLocks } from "./patient-locks";

export default ModuleProvider(Modules.LOCKING, {
  services: [PatientLocks as never],
  loaders: engineLocks.loaders ?? [],
});
