import { Module } from "@medusajs/framework/utils";
import { SearchSynonymService } from "./service";

export const SEARCH_SYNONYM_MODULE = "searchSynonym";

export default Module(SEARCH_SYNONYM_MODULE, { service: SearchSynonymService });
