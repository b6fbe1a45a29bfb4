import engineBus from "@medusajs/medusa/event-bus-redis";
import { PatientEventBus } from "./patient-event-bus";

export default { service: PatientEventBus, loaders: engineBus.loaders };
