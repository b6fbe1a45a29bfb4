import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ChartBar } from "@medusajs/icons";
import { EngineScreen } from "../../engine/engine-screen";

export const config = defineRouteConfig({ label: "Total earnings", icon: ChartBar });

const Page = () => <EngineScreen path="/total-earnings" />;

export default Page;
