import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ListTree } from "@medusajs/icons";
import { EngineScreen } from "../../engine/engine-screen";

export const config = defineRouteConfig({ label: "Sub-categories", icon: ListTree });

const Page = () => <EngineScreen path="/subcategories" />;

export default Page;
