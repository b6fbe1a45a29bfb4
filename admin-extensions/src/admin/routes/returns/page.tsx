import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowUturnLeft } from "@medusajs/icons";
import { EngineScreen } from "../../engine/engine-screen";

export const config = defineRouteConfig({ label: "Returns", icon: ArrowUturnLeft });

const Page = () => <EngineScreen path="/returns" />;

export default Page;
