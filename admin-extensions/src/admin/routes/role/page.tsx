import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ShieldCheck } from "@medusajs/icons";
import { EngineScreen } from "../../engine/engine-screen";

export const config = defineRouteConfig({ label: "User roles", icon: ShieldCheck });

const Page = () => <EngineScreen path="/role" />;

export default Page;
