export class CatalogModuleService {}
