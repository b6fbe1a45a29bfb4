import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Key } from "@medusajs/icons";
import { EngineScreen } from "../../engine/engine-screen";

export const config = defineRouteConfig({ label: "Role permissions", icon: Key });

const Page = () => <EngineScreen path="/rolepermission" />;

export default Page;
