import { defineRouteConfig } from "@medusajs/admin-sdk";
import { IdBadge } from "@medusajs/icons";
import { EngineScreen } from "../../engine/engine-screen";

export const config = defineRouteConfig({ label: "Staff", icon: IdBadge });

const Page = () => <EngineScreen path="/staff" />;

export default Page;
