import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ScrollText } from "@medusajs/icons";
import { EngineScreen } from "../../engine/engine-screen";

export const config = defineRouteConfig({ label: "Audit log", icon: ScrollText });

const Page = () => <EngineScreen path="/audit" />;

export default Page;
