import { readConfig } from "../config/read-config";

/** Where the links of messages lead: the shop's own address, without a slash at its end. */
export function shopUrl(): string {
  const { shopUrl: told, port } = readConfig();
  return told || `http://localhost:${port}`;
}
