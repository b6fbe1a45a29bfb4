import loaders from "@medusajs/medusa/loaders/index";
import express, { type Express } from "express";
import { boundRouteMatches } from "./bound-route-matches";

/**
 * Loads the engine into an Express of its own, which does not listen: the engine's start command would create the server,
 * send telemetry and handle signals.
 *
 * @param directory where `medusa-config` is
 * @returns `shutdown` ends what the engine does in the background
 */
export async function loadEngine(directory: string): Promise<{ engine: Express; shutdown: () => Promise<void> }> {
  boundRouteMatches();
  const engine = express();
  const { shutdown } = await loaders({ directory, expressApp: engine });
  engine.get("/health", (_, res) => res.status(200).send("OK"));
  return { engine, shutdown };
}
