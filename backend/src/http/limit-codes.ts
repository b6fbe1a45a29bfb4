import { readConfig } from "../config/read-config";
import { limitByAddress } from "./limit-by-address";

/** Codes that one network address asks for, whatever they are for. Throws ApiError 429. */
export const limitCodes = limitByAddress(() => ({ name: "codes", ...readConfig().codesPerAddress }));
