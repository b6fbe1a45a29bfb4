import type { CatalogModuleService } from "./service";

let serving: CatalogModuleService | undefined;

/** The catalogue of this process while it serves: for code that runs before the engine's container is available. */
export const servingCatalog = (): CatalogModuleService | undefined => serving;

export function setServing(catalog: CatalogModuleService | undefined): void {
  serving = catalog;
}
