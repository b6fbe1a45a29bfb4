import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Cash } from "@medusajs/icons";
import { EngineScreen } from "../../engine/engine-screen";

export const config = defineRouteConfig({ label: "Earnings", icon: Cash });

const Page = () => <EngineScreen path="/earnings" />;

export default Page;
